import fs from "node:fs";
import { patchEditor } from "../../../../src/editor/bundle/patches";

const code = fs.readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");

it("stops the build if a new version of the package has nothing to change", () => {
  const moved = () => patchEditor(code.replaceAll("savedAssets", "moved"));
  expect(moved).toThrow("the function that writes all changes");
});

it("stops the build if a place to change is there twice", () => {
  const twice = () => patchEditor(`${code};({...words,_sui:words})`);
  expect(twice).toThrow("its English texts, which ours replace: 2 places");
});
