/** @jest-environment node */
import { checkDamaged, listed, printed } from "./support/content-copy";

/** Adds lines to the text of a file. */
const below = (lines: string) => (text: string) => `${text.trimEnd()}\n\n${lines}\n`;

describe("a heading", () => {
  const what = "Ovdje naslov nema mjesta, jer je naslov već upisan u poljima.";

  it("is refused where the fields hold the only one, with the remedy", async () => {
    expect(printed(await checkDamaged({ "perks/team.md": below("# Naslov") }))).toEqual([
      [
        `GREŠKA: ${what}`,
        "Gdje: content/perks/team.md:13:1",
        "Šta uraditi: Obrišite znakove # na početku reda, a ako ih nema, red znakova = ili - ispod njega. Riječi možete istaknuti ovako: **riječi**",
      ].join("\n"),
    ]);
  });

  it.each(["## Naslov", "##Naslov", "Naslov\n===", "Naslov\n---", "- # Naslov"])(
    "is refused in a card, a notice, an introduction and the mission: %s",
    async (heading) => {
      const files = ["notices/upisi.md", "pages/about-us.md", "pages/contact.md", "perks/team.md"];
      const found = listed(
        await checkDamaged(Object.fromEntries(files.map((one) => [one, below(heading)]))),
      );
      expect(found.map((line) => line.replace(/:\d+:\d+/, ""))).toEqual(
        files.map((file) => `${file} ${what}`),
      );
    },
  );

  it.each(["perks/team.md", "program/cjenovnik.md"])(
    "that a mark of Git's makes, which was left over, is reported as that: %s",
    async (file) => {
      expect(listed(await checkDamaged({ [file]: below("Naslov\n=======") }))).toEqual([
        expect.stringMatching(/ Ovdje su ostale oznake programa Git/),
      ]);
    },
  );
});
