/** @jest-environment node */
import fs from "node:fs";
import { checkOnSave } from "../../../../src/editors/browser/bundle/check-on-save";
import { changeEditor } from "../../../../src/editors/browser/bundle/sveltia";

const code = fs.readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");

it("takes all fonts of the editor from this site", () => {
  expect(code).toMatch(/url\(https:/);
  expect(changeEditor(code)).not.toMatch(/url\(https:|--sui-font-family-default: "Source/);
});

it("leaves Bosnian as the only language of the editor, whatever the browser's is", () => {
  const changed = changeEditor(code);
  expect(code).toMatch(/locales\/\w+\.json/);
  expect(changed).not.toMatch(/locales\/\w+\.json/);
  expect(changed.match(/,[\w$]+=`bs`,[\w$]+=\[`bs`\]/g)).toHaveLength(1);
  expect(changed.match(/\([\w$]+,bosnianTexts\)/g)).toHaveLength(1);
});

it("says in Bosnian that the server cannot be reached, or why it refuses", () => {
  const changed = changeEditor(code);
  expect(changed).toContain(
    'throw Error(`Failed to send the request`,{cause:{message:"Server nije dostupan. Provjerite vezu',
  );
  expect(changed.match(/message:serverWords\([\w$,]+\)/g)).toHaveLength(2);
});

it("counts the items of a list behind its name", () => {
  expect(changeEditor(code)).toMatch(/`\$\{([^`}]+)\}: \$\{[^`}]+\.length\}`/);
});

it("writes dates, times and numbers as in Bosnia", () => {
  const formats = changeEditor(code).match(/\w+(?=\("sr-Latn-BA")/g);
  expect(formats?.sort().join(" ")).toBe(
    "ListFormat NumberFormat NumberFormat NumberFormat NumberFormat " +
      "toLocaleDateString toLocaleString toLocaleString",
  );
});

it.each([
  ["jsdelivr", "fonts on jsDelivr"],
  ["ar,bg,", "the list of its languages"],
  [",_sui:", "its English texts"],
  ["toLocale", "the language of its dates"],
  ["hour12", "its clock"],
  ["NumberFormat", "the language of its numbers"],
  ["ListFormat", "the language of its enumerations"],
  ["Failed to", "the browser's English words"],
  ["Server responded", "the server's English words"],
  ["`dataFetch`", "a remembered token that is not accepted"],
  ["Not a collaborator", "a token that it forgets"],
  ["/collaborators/", "any fault of GitHub"],
  ["show:!0,timestamp", "the offer of unsaved words"],
  ["({backup:", "a restored draft"],
  ["entry_saved_and_published", "the words after a save"],
  ["Commit results", "a commit"],
  ["===1?", "the number before a list's name"],
])("stops the build if the package has no %s to change", (sought, what) => {
  expect(() => changeEditor(code.replaceAll(sought, "moved"))).toThrow(what);
});

it("lets the check judge what is saved, or stops the build", () => {
  expect(checkOnSave(code)).toMatch(/let isSound=checkDraft\(\{draft:.*isSound&&/);
  expect(() => checkOnSave(code.replaceAll("validationMessages", "messages"))).toThrow(
    "does not find",
  );
});
