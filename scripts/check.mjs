// npm run check: says in Bosnian everything that is wrong in content/, with file, line and remedy.
import { stopOnUnsupportedNode } from "./lib/node-version.mjs";

stopOnUnsupportedNode();
// Loaded only now, so that an old Node.js never meets the syntax or packages used there.
import("./commands/check.mjs");
