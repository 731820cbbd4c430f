// npm test: installs what is missing, then runs every stage in order: check, lint, unit, build,
// types, output, browser, pipeline. The last line printed is always "N passed, N failed".
//
// Single stages, on what is already built:
//   npm test -- unit                        Jest tests of src/ and scripts/
//   npm test -- output                      Jest tests that read public/
//   npm test -- browser [file filter ...]   Playwright tests against the served public/
//   npm test -- pipeline                    Jest tests that build copies of the project
//   npm test -- check | lint | build | types   the other stages
//   npm test -- content                     what a change of content/ alone can break
// Stages can be combined (npm test -- build output). Words after "unit", "output", "browser"
// or "pipeline" that are not stage names are file filters for that stage.
// CHROME_PATH names the browser to use (see scripts/lib/browser.mjs).
import { stopOnUnsupportedNode } from "./lib/node-version.mjs";

stopOnUnsupportedNode();
// Loaded only now, so that an old Node.js never meets the syntax or packages used there.
import("./commands/test.mjs");
