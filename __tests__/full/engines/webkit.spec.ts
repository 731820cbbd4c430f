import { editing } from "./editor";
import { looks } from "./looks";
import { test } from "./support/test";
import { visit } from "./visit";

const engine = "webkit";

// One after the other, in the same browsers.
test.describe.configure({ mode: "default", timeout: 60_000 });
test.use({ engine });
test.describe(engine, () => {
  looks(engine);
  visit(engine);
  editing();
});
