import { editing } from "./editor";
import { test } from "./support/test";
import { visit } from "./visit";

test.use({ engine: "webkit" });
visit();
editing();
