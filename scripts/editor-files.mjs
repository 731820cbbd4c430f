// npm run editor-files: after every change of src/content, writes what VS Code shows of it.
import { stopOnUnsupportedNode } from "./lib/node-version.mjs";

stopOnUnsupportedNode();
// Loaded only now, so that an old Node.js never meets the syntax or packages used there.
import("./commands/editor-files.mjs");
