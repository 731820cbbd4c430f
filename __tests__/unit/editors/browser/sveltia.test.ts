/** @jest-environment node */
import fs from "node:fs";
import { changeEditor } from "../../../../src/editors/browser/bundle/changes";

const code = fs.readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");

it("stops the build if a new version of the package has nothing to change", () => {
  const moved = code.replaceAll("savedAssets", "moved");
  expect(() => changeEditor(moved)).toThrow("the function that writes all changes");
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
