// npm run hosting: prints the configuration of a web server for the built site.
import { stopOnUnsupportedNode } from "./lib/node-version.mjs";

stopOnUnsupportedNode();
// Loaded only now, so that an old Node.js never meets the syntax or packages used there.
import("./commands/hosting.mjs");
