/** @jest-environment node */
import fs from "node:fs";
import { changeEditor } from "../../../../src/editors/browser/bundle/sveltia";

const code = fs.readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");

it("takes all fonts of the editor from this site", () => {
  expect(code).toMatch(/url\(https:/);
  expect(changeEditor(code)).not.toMatch(/url\(https:/);
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

it.each([
  ["jsdelivr", "fonts on jsDelivr"],
  ["ar,bg,", "the list of its languages"],
  [",_sui:", "its English texts"],
  ["Failed to", "the browser's English words"],
  ["Server responded", "the server's English words"],
  ["savedAssets", "the function that writes all changes"],
  ["`validation_failed`", "a save that has failed"],
  ["maxLength:", "the names of new files"],
  ["`dataFetch`", "a remembered token that is not accepted"],
  ["Not a collaborator", "a token that it forgets"],
  ["/collaborators/", "any fault of GitHub"],
  ["show:!0,timestamp", "the offer of unsaved words"],
  ["cmsConfigVersion", "the offer of unsaved words"],
  ["`draft-backups`", "the offer of unsaved words"],
  ["({backup:", "a restored draft"],
  ["===1?", "the number before a list's name"],
])("stops the build if the package has no %s to change", (sought, what) => {
  expect(() => changeEditor(code.replaceAll(sought, "moved"))).toThrow(what);
});

it("lets the gate stand before everything that is written", () => {
  const changed = changeEditor(code);
  expect(
    changed.match(
      /=guarded\(\(\)=>\(\{entries:[\w$]+\.current,assets:[\w$]+\.current,host:[\w$]+\.current\}\),[\w$]+,async\(\{changes:/g,
    ),
  ).toHaveLength(1);
  expect(changed.match(/catch\(refusal\)\{if\(showInForm\(/g)).toHaveLength(1);
  expect(changed.match(/\.commitChanges\b|commitChanges:[\w$]+,fetchLastCommit/g)).toEqual(
    code.match(/\.commitChanges\b|commitChanges:[\w$]+,fetchLastCommit/g),
  );
});

it("knows every act of the editor that writes: a new one needs a test (full/editor-acts)", () => {
  const [, write = ""] = /([\w$]+)=guarded\(/.exec(changeEditor(code)) ?? [];
  expect(code.split(`${write}({`).length - 1).toBe(7);
  const types = new Set(
    [...code.matchAll(/commitType:[^`,}]*((?:`\w+`:?)+)/g)].map(([, all]) => all),
  );
  const known = ["`create`:`update`", "`delete`", "`deleteMedia`", "`update`", "`uploadMedia`"];
  expect(types).toEqual(new Set(known));
});
