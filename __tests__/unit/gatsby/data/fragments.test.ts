/** @jest-environment node */
import { readFileSync } from "node:fs";
import { fragmentsFile, fragmentsText } from "../../../../src/gatsby/data/fragments";

it("the fragments fit the schemas", () => {
  const remedy = `${fragmentsFile} no longer fits src/content: commit what \`npm run build\` writes.`;
  const isFresh = readFileSync(fragmentsFile, "utf8") === fragmentsText();
  expect({ isFresh, remedy }).toEqual({ isFresh: true, remedy });
});
