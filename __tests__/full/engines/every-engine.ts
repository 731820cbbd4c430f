import { editing } from "./editor";
import { looks } from "./looks";
import { test } from "./support/test";
import { visit } from "./visit";

/** All tests of an engine. One file for each engine calls this: Playwright starts its browsers once a file. */
export function testEngine(engine: "firefox" | "webkit"): void {
  // One after the other, in the same browsers.
  test.describe.configure({ mode: "default" });
  test.use({ engine });
  test.describe(engine, () => {
    looks();
    visit();
    editing();
  });
}
