/** @jest-environment node */
import fs from "node:fs";
import { changeEditor } from "../../../../src/editors/browser/bundle/sveltia";

const code = fs.readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");

it("takes all fonts of the editor from this site", () => {
  expect(code).toMatch(/url\(https:/);
  expect(changeEditor(code)).not.toMatch(/url\(https:|--sui-font-family-default: "Source/);
});

it("stops the build if the package has nothing to change", () => {
  expect(() => changeEditor(code.replaceAll("jsdelivr", "example"))).toThrow("fonts on jsDelivr");
});
