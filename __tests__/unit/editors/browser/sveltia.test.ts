/** @jest-environment node */
import fs from "node:fs";
import { checkOnSave } from "../../../../src/editors/browser/bundle/check-on-save";
import { changeEditor } from "../../../../src/editors/browser/bundle/sveltia";

const code = fs.readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");

it("takes all fonts of the editor from this site", () => {
  expect(code).toMatch(/url\(https:/);
  expect(changeEditor(code)).not.toMatch(/url\(https:|--sui-font-family-default: "Source/);
});

it("stops the build if the package has nothing to change", () => {
  expect(() => changeEditor(code.replaceAll("jsdelivr", "example"))).toThrow("fonts on jsDelivr");
});

it("lets the check judge what is saved, or stops the build", () => {
  expect(checkOnSave(code)).toMatch(/let isSound=checkDraft\(\{draft:.*isSound&&/);
  expect(() => checkOnSave(code.replaceAll("validationMessages", "messages"))).toThrow(
    "does not find",
  );
});
