// npm run serve: serves an existing public/ on http://localhost:9000. PORT picks another port.
import { stopOnUnsupportedNode } from "./lib/node-version.mjs";

stopOnUnsupportedNode();
// Loaded only now, so that an old Node.js never meets the syntax or packages used there.
import("./commands/serve.mjs");
