/** @jest-environment node */
import { checkDamaged, listed, printed, swap } from "./support/content-copy";

/** Adds lines to the text of a card, which has 11. */
const withLines = (lines: string) => ({
  "perks/team.md": (text: string) => `${text.trimEnd()}\n\n${lines}\n`,
});
const foundIn = async (lines: string) => listed(await checkDamaged(withLines(lines)));
const readAs = (encoding: string, text: string) =>
  new TextDecoder(encoding).decode(new TextEncoder().encode(text));

describe("letters that a wrong encoding has spoilt", () => {
  it("are reported with the word and the remedy", async () => {
    expect(printed(await checkDamaged(withLines("Ovdje je ÄŤaĹˇa, Ä‡ilim.")))).toEqual([
      [
        "GREŠKA: Slova č, ć, ž, š ili đ su pokvarena: „ÄŤaĹˇa,”.",
        "Gdje: content/perks/team.md:13:10",
        "Šta uraditi: Otvorite izvorni tekst u programu u kojem je pisan, sačuvajte ga s kodiranjem (Encoding) „UTF-8” i kopirajte ponovo. Ako je riječi malo, ispravite ih ovdje.",
      ].join("\n"),
    ]);
  });

  it.each(["č", "ć", "ž", "š", "đ", "Č", "Ć", "Ž", "Š", "Đ", "„a”", "–", "é", "😀", "…"])(
    "are found where UTF-8 was read as another encoding: %s",
    async (letter) => {
      for (const encoding of ["windows-1250", "windows-1252"]) {
        expect(await foundIn(`Riječ a${readAs(encoding, letter)}a.`)).toEqual([
          expect.stringMatching(/13:7 Slova č, ć, ž, š ili đ su pokvarena/),
        ]);
      }
    },
  );

  it.each(["èaša", "æilim", "ðak", "kuæa", "meðu", "pomoæ", "ÈAŠA"])(
    "are found where Windows-1250 was read as Windows-1252: %s",
    async (word) => {
      expect(await foundIn(`Riječ ${word}`)).toEqual([
        `perks/team.md:13:7 Slova č, ć, ž, š ili đ su pokvarena: „${word}”.`,
      ]);
    },
  );

  it("are found in fields", async () => {
    const damage = swap(/^eyebrow.*$/m, 'eyebrow: "Naš kuÄ‡ni program"');
    expect(listed(await checkDamaged({ "pages/home.md": damage }))).toEqual([
      "pages/home.md:8:15 Slova č, ć, ž, š ili đ su pokvarena: „kuÄ‡ni”.",
    ]);
  });

  it.each([
    "Crème brûlée, caffè, cioè, première, Molière, Åse, Ægir, curriculum vitæ, Guðrún.",
    "São Paulo, Ångström, Ärzte, Đački „KOLAČ”– i „ć”…, 20 °C, Âge, SÃO.",
    "Pričaj, čaša, ćilim, đak, škola, žaba. Zdravo 👋🏽, 👨‍👩‍👧, 1️⃣, 🏴󠁧󠁢󠁥󠁮󠁧󠁿!",
  ])("are not seen in %s", async (text) => {
    expect(await foundIn(text)).toEqual([]);
  });
});
