// npm run photos -- <command>: adds, moves, removes and lists the photos of content/gallery and
// content/premises. Without a command it prints help.
import { stopOnUnsupportedNode } from "./lib/node-version.mjs";

stopOnUnsupportedNode();
// Loaded only now, so that an old Node.js never meets the syntax or packages used there.
import("./commands/photos.mjs");
