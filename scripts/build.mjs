// npm run build: installs what is missing and builds the production site into public/.
import { stopOnUnsupportedNode } from "./lib/node-version.mjs";

stopOnUnsupportedNode();
// Loaded only now, so that an old Node.js never meets the syntax or packages used there.
import("./commands/build.mjs");
