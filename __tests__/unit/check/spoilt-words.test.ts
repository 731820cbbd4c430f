/** @jest-environment node */
import {
  below,
  checkDamaged,
  findNothing,
  holdMessages,
  listed,
  swap,
  withEach,
} from "./support/content-copy";

const readAs = (encoding: string, text: string) =>
  new TextDecoder(encoding).decode(new TextEncoder().encode(text));

describe("letters that a wrong encoding has spoilt", () => {
  const letters = ["č", "ć", "ž", "š", "đ", "Č", "Ć", "Ž", "Š", "Đ", "„a”", "–", "é", "😀", "…"];
  for (const encoding of ["windows-1250", "windows-1252"]) {
    const spoilt = letters.map((letter) => `Riječ a${readAs(encoding, letter)}a.`);
    it.each(spoilt)(`are found where UTF-8 was read as ${encoding}: %s`, async (text) => {
      expect(listed(await checkDamaged({ "perks/team.md": below(text) }))).toEqual([
        expect.stringMatching(/13:7 Slova č, ć, ž, š ili đ su pokvarena/),
      ]);
    });
  }
  // Windows-1250 that was read as Windows-1252.
  const read1252 = ["èaša", "æilim", "ðak", "kuæa", "meðu", "pomoæ", "ÈAŠA"];
  holdMessages("perks/team.md", withEach(["Ovdje je ÄŤaĹˇa, Ä‡ilim.", ...read1252], below));
  holdMessages("pages/home.md", {
    "a field": swap(/^eyebrow.*$/m, 'eyebrow: "Naš kuÄ‡ni program"'),
  });
  const sound = [
    "Crème brûlée, caffè, cioè, première, Molière, Åse, Ægir, curriculum vitæ, Guðrún.",
    "São Paulo, Ångström, Ärzte, Đački „KOLAČ”– i „ć”…, 20 °C, Âge, SÃO.",
    "Pričaj, čaša, ćilim, đak, škola, žaba. Zdravo 👋🏽, 👨‍👩‍👧, 1️⃣, 🏴󠁧󠁢󠁥󠁮󠁧󠁿!",
  ];
  findNothing("perks/team.md", withEach(sound, below));
});
