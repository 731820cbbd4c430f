/** @jest-environment node */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import fsPromises from "node:fs/promises";
import path from "node:path";
import { checkFolder, copyContent, listed, printed } from "./support/content-copy";

const onUnix = process.platform === "win32" ? it.skip : it;

let folder: string;
const at = (file: string) => path.join(folder, file);

beforeEach(() => {
  folder = copyContent();
});

afterEach(() => jest.restoreAllMocks());

/** Takes a file away and puts something else in its place. */
function replace(file: string, put: (absolute: string) => void): void {
  fs.rmSync(at(file), { recursive: true, force: true });
  put(at(file));
}

const found = async () => listed(await checkFolder(folder));

/** What is wrong with the folder itself, in short. */
const foundOfFolder = async () =>
  (await checkFolder(folder)).map(({ file, what }) => `${file} ${what}`);

/** Makes reading a file or folder fail; not by permissions, since the tests may run as root. */
function failing(file: string, code: string): void {
  const fail = () => {
    throw Object.assign(new Error(`${code}: no, open`), { code, syscall: "open", errno: -1 });
  };
  for (const name of ["readFileSync", "readdirSync"] as const) {
    const real = fs[name] as (...args: unknown[]) => unknown;
    jest
      .spyOn(fs, name)
      .mockImplementation(((...args: unknown[]) =>
        args[0] === at(file) ? fail() : real(...args)) as never);
  }
  const real = fsPromises.readFile as (...args: unknown[]) => Promise<unknown>;
  jest
    .spyOn(fsPromises, "readFile")
    .mockImplementation((async (...args: unknown[]) =>
      args[0] === at(file) ? fail() : real(...args)) as never);
}

describe("a link", () => {
  onUnix("that leads nowhere is reported with its target and the remedy", async () => {
    replace("pages/home.md", (file) => fs.symlinkSync("../nema.md", file));
    expect(printed(await checkFolder(folder))).toEqual([
      [
        "GREŠKA: Ovo je prečica (link) na „../nema.md”, a toga na ovom računaru nema.",
        "Gdje: content/pages/home.md",
        "Šta uraditi: Obrišite prečicu i na njeno mjesto stavite samu datoteku. Ako je datoteka ovdje već bila, vratite je naredbom: git checkout HEAD -- content/pages/home.md",
      ].join("\n"),
    ]);
  });

  onUnix("that leads nowhere, in a circle or to a folder is the only thing wrong", async () => {
    const links = [
      "gallery/foto7.webp",
      "gallery/photos.yml",
      "pages/o-nama.webp",
      "perks/nova.md",
    ];
    for (const link of links) replace(link, (file) => fs.symlinkSync("/nema/ovoga", file));
    replace("pages/home.md", (file) => fs.symlinkSync("home.md", file));
    fs.symlinkSync("..", at("premises/sve"));
    expect(await found()).toEqual(
      [
        ...links.map(
          (link) => `${link} Ovo je prečica (link) na „/nema/ovoga”, a toga na ovom računaru nema.`,
        ),
        "pages/home.md Ovo je prečica (link) koja vodi sama na sebe.",
        "premises/sve Ovo je prečica (link) na folder „..”, a stranica čita samo prave foldere.",
      ].sort(),
    );
  });

  onUnix(
    "to a file is the file, and one beside a file that an editor keeps is nothing",
    async () => {
      const elsewhere = `${folder}-elsewhere.md`;
      fs.renameSync(at("pages/home.md"), elsewhere);
      fs.symlinkSync(elsewhere, at("pages/home.md"));
      fs.symlinkSync("ana@racunar.1234", at("pages/.#home.md"));
      expect(await found()).toEqual([]);
      fs.rmSync(elsewhere);
    },
  );
});

it("reports folders in place of files, and nothing else", async () => {
  const files = ["gallery/foto7.webp", "pages/home.md", "site/centre.yml"];
  for (const file of files) {
    replace(file, (absolute) => fs.mkdirSync(absolute));
    fs.writeFileSync(at(`${file}/a.txt`), "a");
  }
  expect(await found()).toEqual(
    files.map((file) => `${file} Ovo je folder, a pod tim nazivom treba biti datoteka.`),
  );
});

onUnix("reports a pipe in place of a file, and does not wait for it", async () => {
  replace("pages/home.md", (file) => execFileSync("mkfifo", [file]));
  expect(await found()).toEqual([
    "pages/home.md Ovo nije obična datoteka, pa se ne može pročitati.",
  ]);
});

describe("a file or folder that cannot be read", () => {
  it.each([
    ["EACCES", "Nemate pravo da ovo pročitate."],
    ["EPERM", "Nemate pravo da ovo pročitate."],
    ["EBUSY", "Ovo upravo koristi drugi program, pa se ne može pročitati."],
    ["EIO", "Ovo se ne može pročitati s diska (EIO)."],
    ["ENOENT", "Datoteka je nestala dok je provjera trajala."],
  ])("is reported with its cause: %s", async (code, what) => {
    failing("pages/home.md", code);
    const problems = await checkFolder(folder);
    expect(listed(problems)).toEqual([`pages/home.md ${what}`]);
    // Only a file that has vanished may be back at a second check.
    expect(problems[0]?.isTransient).toBe(code === "ENOENT" ? true : undefined);
  });

  it("is reported with the remedy, and is the only thing wrong with a folder", async () => {
    failing("perks", "EACCES");
    expect(printed(await checkFolder(folder))).toEqual([
      [
        "GREŠKA: Nemate pravo da ovo pročitate.",
        "Gdje: content/perks",
        "Šta uraditi: U svojstvima datoteke ili foldera dozvolite sebi čitanje. Na Linuxu i macOS-u to radi naredba: chmod -R u+rX content/perks",
      ].join("\n"),
    ]);
  });

  // Other files link to contents of most of them.
  it.each(["files", "gallery", "pages", "pages/upis", "premises", "program", "site"])(
    "is the only thing wrong with the folder %s",
    async (name) => {
      failing(name, "EACCES");
      expect(await found()).toEqual([`${name} Nemate pravo da ovo pročitate.`]);
    },
  );

  it("is in quotes in the command that restores it, if a shell would split its name", async () => {
    fs.writeFileSync(at("perks/novi izgled.md"), "a");
    failing("perks/novi izgled.md", "EIO");
    const [problem] = await checkFolder(folder);
    expect(problem?.fix).toMatch(/: git checkout HEAD -- "content\/perks\/novi izgled\.md"$/);
  });

  it("is nothing if it is hidden, as the trash of another person is", async () => {
    fs.mkdirSync(at(".Trash-1000"));
    failing(".Trash-1000", "EACCES");
    expect(await found()).toEqual([]);
  });

  it("is reported of a photo", async () => {
    // A new photo, whose result is not cached.
    fs.writeFileSync(at("gallery/foto40.webp"), fs.readFileSync(at("gallery/foto7.webp")));
    fs.appendFileSync(at("gallery/photos.yml"), '  - photo: "foto40.webp"\n');
    failing("gallery/foto40.webp", "EACCES");
    expect(await found()).toEqual(["gallery/foto40.webp Nemate pravo da ovo pročitate."]);
  });
});

it("reports the folder content where it may not be read, is missing or is a file", async () => {
  failing("", "EACCES");
  expect(await foundOfFolder()).toEqual(["content Nemate pravo da ovo pročitate."]);
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
  expect(printed(await checkFolder(folder))).toEqual([
    [
      "GREŠKA: Nema foldera content, u kojem je sav sadržaj stranice.",
      "Gdje: content",
      "Šta uraditi: Vratite ga naredbom: git checkout HEAD -- content",
    ].join("\n"),
  ]);
  fs.writeFileSync(folder, "a");
  expect(await foundOfFolder()).toEqual([
    "content Ovo je datoteka, a treba biti folder sa sadržajem stranice.",
  ]);
});
