// npm run bench: builds, serves as a host would, and measures bytes, Lighthouse and builds against
// the budgets. Prints one table and writes bench/results.json.
//
//   npm run bench                          everything with the shipped photos
//   npm run bench -- --photos 46,200,1000  builds with so many photos in all
//   npm run bench -- --runs 1              Lighthouse once a page in place of five times; 0: not at all
import { stopOnUnsupportedNode } from "./lib/node-version.mjs";

stopOnUnsupportedNode();
// Loaded only now, so that an old Node.js never meets the syntax or packages used there.
import("./commands/bench.mjs");
