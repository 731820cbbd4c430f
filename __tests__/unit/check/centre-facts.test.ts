/** @jest-environment node */
import { checkDamaged, listed } from "./support/content-copy";

it("warns of a street, telephone or e-mail of the centre that a text spells out", async () => {
  const damages = {
    "notices/izlet.md": (text: string) =>
      `${text}\nNazovite 061 111 101 ili +387 (62) 222-202, ili pišite na Pisite@sanjalica.example.\n`,
    "pages/program.md": (text: string) =>
      text.replace(/title: "/, 'title: "U ulici Mustafe Pintola, broj 123: '),
  };
  const found = listed(await checkDamaged(damages));
  const stale = "Kada ga promijenite u centre.yml, ovdje bi ostao stari.";
  expect(found.filter((line) => line.includes("ispisan podatak"))).toEqual([
    `notices/izlet.md:9:1 ! Ovdje je ispisan podatak centra (telefon). ${stale}`,
    `notices/izlet.md:9:1 ! Ovdje je ispisan podatak centra (telefon). ${stale}`,
    `notices/izlet.md:9:1 ! Ovdje je ispisan podatak centra (e-mail). ${stale}`,
    expect.stringMatching(
      /^pages\/program\.md:\d+:\d+ ! Ovdje je ispisan podatak centra \(adresa\)/,
    ),
  ]);
});

it("allows placeholders in any text, and ignores towns and other numbers", async () => {
  const names = "{ulica}, {mjesto}, {telefon}, {telefon2}, {mail}";
  const damages = {
    "notices/izlet.md": (text: string) =>
      `${text}\n${names}. Na Ilidži u Sarajevu, račun 161 0000 1234 5678, telefon 033 111 222.\n`,
    "pages/gallery.md": (text: string) => text.replace(/title: "/, `title: "${names} `),
  };
  const problems = listed(await checkDamaged(damages));
  expect(problems.filter((line) => /ispisan podatak|ne zna šta/.test(line))).toEqual([]);
});
