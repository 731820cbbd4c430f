/** @jest-environment node */
import { checkTexts } from "../../../src/check/check-texts";
import { readContentFile } from "../../../src/check/content-file";
import { linkTargets } from "../../../src/check/link-targets";
import { collectionOf } from "../../../src/content/collections";
import { centre } from "../../../src/content/kinds/site";
import { metaOf, nodeAt } from "../../../src/content/schema-node";

const targets = linkTargets([], [], { gallery: undefined, premises: undefined });

/** The warnings for a centre with this telephone and e-mail address, as YAML. */
function warnings(phone: string | undefined, email: string | undefined): string[] {
  const file = "site/centre.yml";
  const collection = collectionOf(file);
  if (!collection) throw new Error(`${file} is no content`);
  const text = `phones:\n  - ${phone}\nemail: ${email}\n`;
  const { content } = readContentFile(file, collection, text);
  return content ? checkTexts(content, targets).map(({ what }) => what) : [];
}

const exampleOf = (...path: PropertyKey[]) => metaOf(nodeAt(centre, path))?.example;

it("warns of contact data copied from an example, but not of real data", () => {
  const found = warnings(exampleOf("phones", 0), exampleOf("email"));
  expect(found).toEqual([
    expect.stringContaining("probni podatak: +387 61 000 000."),
    expect.stringContaining("probni podatak: ime@example.com."),
  ]);
  expect(warnings('"+387 61 123 456"', '"ime@centar.ba"')).toEqual([]);
});
