/** @jest-environment node */
// Whatever a message suggests for a name, an address or a link passes the check.
import fs from "node:fs";
import path from "node:path";
import { readFolder } from "../../../src/check/disk/read-folder";
import { pdfOf } from "../../support/pdf";
import { siteContent } from "../../support/site";
import { checkDamaged, type Damage, printed, swap } from "./support/content-copy";

const { files: all } = readFolder(siteContent);

type Damages = Readonly<Record<string, Damage>>;

const page = '---\ntitle: "Novo"\nintro: "Novo."\nlook: "noon"\n---\n';
const notice = '---\ntitle: "Novo"\nfrom: "2099-05-10"\nto: "2099-05-14"\n---\n\nNovo.\n';
const section = (address?: string) =>
  `---\norder: 9\nicon: "book"\ntitle: "Novo"\n${address ? `address: "${address}"\n` : ""}---\n`;
const photo = fs.readFileSync(path.join(siteContent, "gallery/foto7.webp"));
const linkTo = (address: string) => (text: string) => `${text}\n[a](${address})\n`;
const zahtjev = pdfOf("Zahtjev");

/** What is wrong, a pattern for what the message suggests, and the content that follows it. */
type Case = [name: string, wrong: Damages, pattern: RegExp, follow: (name: string) => Damages];

/** A file whose name has to be changed to the suggested one. */
const renamed = (file: string, damage: Damage, pattern: RegExp): [Damages, RegExp, Case[3]] => [
  { [file]: damage },
  pattern,
  (name) => ({ [`${path.posix.dirname(file)}/${name}`]: damage }),
];

/** A damage to a file that takes the suggested value instead of a wrong one. */
const corrected = (
  file: string,
  damageWith: (value: string) => Damage,
  value: string,
  pattern: RegExp,
  others: Damages = {},
): [Damages, RegExp, Case[3]] => [
  { ...others, [file]: damageWith(value) },
  pattern,
  (name) => ({ ...others, [file]: damageWith(name) }),
];

const inList = (name: string) => (text: string) => `${text}  - photo: "${name}"\n`;
const inSentence = /Primjer: (\S+)/;
const likely = /htjeli „(.*?)”/;

const cases: Case[] = [
  ["a page", ...renamed("pages/Upis djece.md", page, inSentence)],
  ["a page whose name would be another's", ...renamed("pages/Upis!.md", page, inSentence)],
  ["a page whose address is taken", ...renamed("pages/static.md", page, inSentence)],
  ["a page whose name would be taken", ...renamed("pages/Index.md", page, inSentence)],
  ["a page as text", ...renamed("pages/Dolazak djece.txt", page, likely)],
  [
    "a photo whose name would be another's",
    { "pages/O n\u0301ama.webp": photo },
    /naziv (\S+) u polje/,
    (name) => ({ [`pages/${name}`]: photo }),
  ],
  ["a copy", ...renamed("notices/upisi ().md", notice, inSentence)],
  [
    "a folder of sections",
    { "pages/Novi upis/papiri.md": section(), "pages/novi-upis.md": page },
    inSentence,
    (name) => ({ [`pages/${name}/papiri.md`]: section(), "pages/novi-upis.md": page }),
  ],
  [
    "a folder of sections without a page",
    { "pages/novi/papiri.md": section() },
    /datoteka content\/(\S+)\./,
    (name) => ({ "pages/novi/papiri.md": section(), [name]: page }),
  ],
  [
    "a section of a page that has none",
    { "pages/about-us/papiri.md": section() },
    /folder content\/(program)/,
    (folder) => ({ [`${folder}/papiri.md`]: section() }),
  ],
  ["a download", ...renamed("files/Zahtjev za upis.pdf", zahtjev, /Preimenujte datoteku u (\S+)/)],
  [
    "a download in another folder",
    { "pages/Kućni red.PDF": zahtjev },
    /ovamo: content\/(\S+)/,
    (name) => ({ [name]: zahtjev }),
  ],
  ...["gallery", "premises"].map((folder): Case => {
    const [file, list] = [`${folder}/1 (1).JPG`, `${folder}/photos.yml`];
    return [
      `a photo of ${folder} that is not in its list`,
      { [file]: photo },
      /photo: "(.*?)"/,
      (name) => ({ [`${folder}/${name}`]: photo, [list]: inList(name) }),
    ];
  }),
  [
    "a photo of a page",
    { "pages/o nama (2).webp": photo },
    /naziv (.+) u polje/,
    (name) => ({
      [`pages/${name}`]: photo,
      "pages/about-us.md": swap("./o-nama.webp", `./${name}`),
    }),
  ],
  [
    "a photo in a list",
    ...corrected("gallery/photos.yml", inList, "dan2.webp", likely, {
      "gallery/dan2!.webp": photo,
      "gallery/dan 22.webp": photo,
    }),
  ],
  [
    "a section's address that is another's",
    ...corrected("program/novo.md", section, "cjenovnik", /address: "(.*?)"/),
  ],
  [
    "a section's address that is another's, and with a number a photo's",
    ...corrected("program/novo.md", section, "slika", /address: "(.*?)"/, {
      "program/a.md": section("slika").replace("9", "8"),
    }),
  ],
  [
    "a section's address that is a photo's",
    ...corrected("program/novo.md", section, "slika-7", /address: "(.*?)"/),
  ],
  [
    "a section's address that would be a photo's",
    ...corrected("program/novo.md", section, "Slika 7", /address: "(.*?)"/),
  ],
  ["a link to a photo", ...corrected("perks/team.md", linkTo, "/program#prostor-99", inSentence)],
  [
    "a link to a photo of an added page",
    ...corrected("perks/team.md", linkTo, "/gallery#slika-999", inSentence),
  ],
  ["a link to a page", ...corrected("perks/team.md", linkTo, "/galery", likely)],
  ["a link to a section", ...corrected("perks/team.md", linkTo, "/program#cijenovnik", likely)],
  [
    "a link with a space",
    ...corrected("perks/team.md", linkTo, "/novi upis", /razmaka: (\S+)/, {
      "pages/novi-upis.md": page,
    }),
  ],
  [
    "a link with a space before a section",
    ...corrected("perks/team.md", linkTo, "/program #cjenovnik", /razmaka: (\S+)/),
  ],
  [
    "a link to another site",
    ...corrected(
      "perks/team.md",
      linkTo,
      "https://www.a.ba/moj upis",
      /razmaka: (https:\S+%20\S+)/,
    ),
  ],
  ...["mailto:pisite", "tel:061"].map((address, index): Case => {
    const mail = /upišite (mailto:\S+) ili (?:tel:\S+)/;
    const call = /upišite (?:mailto:\S+) ili (tel:\S+)/;
    return [
      `a link to ${address}`,
      ...corrected("perks/team.md", linkTo, address, index === 0 ? mail : call),
    ];
  }),
  [
    "a link to a download",
    ...corrected("perks/team.md", linkTo, "/files/zahtjev-za-upise.pdf", likely),
  ],
  [
    "a link to a download beside the text",
    ...corrected("perks/team.md", linkTo, "zahtjev-za-upise.pdf", /\]\((.*?)\)/),
  ],
  ...[
    ["/files/popis-stvarii.pdf", likely] as const,
    ["popis-stvarii.pdf", /\]\((.*?)\) *$/] as const,
  ].map(
    ([link, pattern]): Case => [
      `a link ${link} to a download that has to be renamed`,
      { "files/Popis stvari.pdf": zahtjev, "perks/team.md": linkTo(link) },
      pattern,
      (address) => ({
        "files/popis-stvari.pdf": zahtjev,
        "perks/team.md": linkTo(address),
      }),
    ],
  ),
];

test.each(cases)(
  "what is suggested for %s passes the check",
  async (_name, wrong, pattern, follow) => {
    const suggested = (await checkDamaged(wrong)).flatMap(
      ({ what, fix }) => pattern.exec(`${what} ${fix}`)?.[1] ?? [],
    );
    expect(suggested).toHaveLength(1);
    const followed = follow(suggested[0] ?? "");
    const added = Object.keys(followed).filter((file) => !Object.hasOwn(wrong, file));
    const overwritten = added.filter((file) => typeof followed[file] !== "function");
    expect(overwritten.filter((file) => all.includes(file))).toEqual([]);
    const left = await checkDamaged(followed);
    expect(printed(left.filter(({ severity }) => severity === "error"))).toEqual([]);
  },
);

test("nobody is asked whether they meant what they have typed", async () => {
  const damages = {
    "files/Popis stvari.pdf": zahtjev,
    "perks/team.md": linkTo("/files/popis-stvari.pdf"),
    "pages/novo.md": page.replace('"noon"', '"noon "'),
  };
  const problems = await checkDamaged(damages);
  expect(problems).toHaveLength(4);
  expect(problems.map(({ fix }) => fix).filter((fix) => likely.test(fix))).toEqual([]);
});

test("no file is to be renamed to one that exists, or to a pattern", async () => {
  const sentence = (file: string) =>
    `Datoteka „${file}” već postoji. Prenesite u nju ono što vrijedi, pa ovu obrišite.`;
  const damages = {
    "home.md": "a",
    "pages/home.txt": "a",
    "program/Cjenovnik.txt": "a",
    "program/a.mp": "a",
  };
  expect((await checkDamaged(damages)).map(({ fix }) => fix)).toEqual([
    sentence("content/pages/home.md"),
    sentence("home.md"),
    sentence("cjenovnik.md"),
    expect.stringMatching(/^Obrišite je ili premjestite izvan foldera content\./),
  ]);
});
