/** @jest-environment node */
import { readFileSync } from "node:fs";
import { fragmentsFile, fragmentsText } from "../../../../src/gatsby/data/fragments";

it("the generated fragments are up to date with the schemas", () => {
  const remedy = `${fragmentsFile} no longer fits src/content: commit what \`npm run build\` writes.`;
  const isFresh = readFileSync(fragmentsFile, "utf8") === fragmentsText();
  expect({ isFresh, remedy }).toEqual({ isFresh: true, remedy });
});
