import { check, error, soundText, testProblems, warning } from "./support/content";

const page = '---\ntitle: "Novo"\nintro: "Novo."\nsky: "noon"\n---\n';
const section = '---\norder: 9\nicon: "book"\ntitle: "Novo"\n---\n';

const strayFiles = {
  "gallery/IMG_1.HEIC": "",
  "home.md": page,
  "nesto/home.md": page,
  "pages/home.txt": page,
  "pages/homexmd": "",
  "pages/pravila.pdf": "",
  "pages/upis/old/papiri.md": section,
  "perks/.md": page,
};
const strayErrors = Object.keys(strayFiles).map((file) => error(file, "ne zna šta da radi"));

testProblems(
  [
    "a missing page of the site",
    { "pages/contact.md": null },
    error("pages/contact.md", "Ovo nedostaje"),
  ],
  [
    "an empty folder",
    { "perks/activities.md": null, "perks/program.md": null, "perks/team.md": null },
    error("perks", "Ovo nedostaje"),
  ],
  ["files that nothing reads", strayFiles, ...strayErrors],
  ["a document that is no PDF", { "files/a.docx": "" }, error("files/a.docx", "samo PDF")],
  [
    "a document whose name is no address",
    { "files/A_b.PDF": "" },
    error("files/A_b.PDF", "u adresi"),
  ],
  [
    "a document that no link leads to",
    { "files/a.pdf": "" },
    warning("files/a.pdf", "nijedan link"),
  ],
  [
    "a page whose name is no address",
    { "pages/A_b.md": page },
    error("pages/A_b.md", "biti adresa"),
  ],
  [
    "pages whose addresses are taken",
    { "pages/static.md": page, "pages/404.md": page },
    error("pages/404.md", "je ta adresa zauzeta"),
    error("pages/static.md", "je ta adresa zauzeta"),
  ],
  [
    "sections without a page",
    { "pages/nema/dio.md": section, "pages/about-us/dio.md": section },
    error("pages/about-us/dio.md", "nema stranice koja"),
    error("pages/nema/dio.md", "nema stranice koja"),
  ],
  [
    "a guide, a page and a section that staff add",
    { "UPUTSTVO.md": "a", "pages/novo.md": page, "pages/novo/dio.md": section },
  ],
);

it.each([
  ["pages/Upis djece.md", page],
  ["pages/Upis!.md", page],
  ["pages/static.md", page],
])("suggests a name in place of %s that it accepts", (file, text) => {
  const [problem] = check({ [file]: text });
  const [, name = ""] = /Primjer: (\S+)/.exec(problem?.fix ?? "") ?? [];
  expect(() => soundText(`pages/${name}`)).toThrow("ENOENT");
  expect(check({ [`pages/${name}`]: text })).toEqual([]);
});

it("reports no consequences of a file that cannot be read", () => {
  const problems = check({
    "gallery/photos.yml": "photos: [",
    "program/premises.md": "---\na: [\n---\n",
  });
  expect(problems.map(({ file }) => file)).toEqual(["gallery/photos.yml", "program/premises.md"]);
});
