/** @jest-environment node */
import fs from "node:fs";
import { changeEditor } from "../../../../src/editors/browser/bundle/changes";

it("stops the build if a new version of the package has nothing to change", () => {
  const code = fs.readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");
  const moved = code.replaceAll("savedAssets", "moved");
  expect(() => changeEditor(moved)).toThrow("the function that writes all changes");
});
