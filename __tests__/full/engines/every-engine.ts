import { testEditor } from "./editor";
import { testLayout } from "./looks";
import { test } from "./support/test";
import { testVisit } from "./visit";

/** Define all tests of an engine. Each engine has one file, because its browsers are started once per file. */
export function testEngine(engine: "firefox" | "webkit"): void {
  // One after another, in the same browsers.
  test.describe.configure({ mode: "default" });
  test.use({ engine });
  test.describe(engine, () => {
    testLayout();
    testVisit();
    testEditor();
  });
}
