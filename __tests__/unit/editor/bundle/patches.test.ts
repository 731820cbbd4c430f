import fs from "node:fs";
import { patchSveltia } from "../../../../src/editor/bundle/patches";

const code = fs.readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");

it("stops the build if a pattern does not match a new version of Sveltia CMS", () => {
  const moved = () => patchSveltia(code.replaceAll("savedAssets", "moved"));
  expect(moved).toThrow("send every write through the gate");
});
