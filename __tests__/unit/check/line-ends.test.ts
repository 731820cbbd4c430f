/** @jest-environment node */
import { readFolder } from "../../../src/check/disk/read-folder";
import { lineEndVariants } from "../../support/line-ends";
import { siteContent } from "../../support/site";
import { checkDamaged, type Damage, listed, soundText } from "./support/content-copy";

const texts = readFolder(siteContent)
  .files.filter((file) => /\.(md|yml)$/.test(file) && !file.includes("proslo"))
  .map((file) => [file, soundText(file)] as const);

/** Mistakes that are found in different ways: fields, YAML, running text, a character. */
const mistakes: Readonly<Record<string, string>> = {
  "pages/home.md": soundText("pages/home.md").replace("eyebrow:", "  eyebow:"),
  "pages/about-us.md": soundText("pages/about-us.md").replace("\n---\n", "\nboja: 3\n---\n"),
  "pages/contact.md": `${soundText("pages/contact.md")}\n\nred\n<b>podebljano</b>\n`,
  "perks/team.md": `${soundText("perks/team.md")}\n\nznak \u0007\n`,
  "perks/activities.md": soundText("perks/activities.md").replace(/\n---\n/, "\n----\n"),
  "site/centre.yml": soundText("site/centre.yml").replace("  street", "\tstreet"),
  "site/interface.yml": `${soundText("site/interface.yml")}nepoznato: 3\n`,
};

const everywhere = (
  contents: readonly (readonly [string, string])[],
  change: (text: string) => string,
) =>
  Object.fromEntries(
    contents.map(([file, text]): [string, Damage] => [
      file,
      new TextEncoder().encode(change(text)),
    ]),
  );

describe.each(Object.entries(lineEndVariants))("%s", (_name, change) => {
  it("passes in every file", async () => {
    expect(texts.length).toBeGreaterThan(14);
    expect(listed(await checkDamaged(everywhere(texts, change)))).toEqual([]);
  });

  it("keeps the line and column of every mistake", async () => {
    const entries = Object.entries(mistakes);
    const asWritten = listed(await checkDamaged(everywhere(entries, (text) => text)));
    for (const file of Object.keys(mistakes)) {
      expect(asWritten.some((found) => found.startsWith(`${file}:`))).toBe(true);
    }
    expect(listed(await checkDamaged(everywhere(entries, change)))).toEqual(asWritten);
  });

  it("keeps the line of a byte that is not UTF-8", async () => {
    const text = soundText("perks/team.md");
    const broken = (written: string) =>
      Buffer.concat([Buffer.from(written), Buffer.from([0x9a]), Buffer.from("\n")]);
    const asWritten = listed(await checkDamaged({ "perks/team.md": broken(`${text}\nred\n  a`) }));
    expect(asWritten).toEqual([expect.stringContaining(`:${text.split("\n").length + 2}:4 `)]);
    const changed = broken(change(`${text}\nred\n  a`));
    expect(listed(await checkDamaged({ "perks/team.md": changed }))).toEqual(asWritten);
  });
});
