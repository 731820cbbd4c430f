import { testEngine } from "./every-engine";

testEngine("chromium");
