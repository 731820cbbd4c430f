// npm run dev: installs what is missing and starts gatsby develop on http://localhost:8000.
// PORT picks another port.
import { stopOnUnsupportedNode } from "./lib/node-version.mjs";

stopOnUnsupportedNode();
// Loaded only now, so that an old Node.js never meets the syntax or packages used there.
import("./commands/dev.mjs");
