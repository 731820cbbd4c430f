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

const notPlain =
  "Ovo nije prava datoteka ni pravi folder (možda je prečica), pa se ne može pročitati.";

onUnix("reports links that lead nowhere or to a folder, and a pipe, and nothing else", async () => {
  const links = ["gallery/foto7.webp", "gallery/photos.yml", "pages/o-nama.webp", "perks/nova.md"];
  for (const link of links) replace(link, (file) => fs.symlinkSync("/nema/ovoga", file));
  fs.symlinkSync("..", at("premises/sve"));
  // Reading it would never end.
  replace("pages/home.md", (file) => execFileSync("mkfifo", [file]));
  const wrong = [...links, "pages/home.md", "premises/sve"];
  expect(await found()).toEqual(wrong.sort().map((file) => `${file} ${notPlain}`));
});

onUnix("takes a link to a file for it, and one that an editor keeps for nothing", async () => {
  const elsewhere = `${folder}-elsewhere.md`;
  fs.renameSync(at("pages/home.md"), elsewhere);
  fs.symlinkSync(elsewhere, at("pages/home.md"));
  fs.symlinkSync("ana@racunar.1234", at("pages/.#home.md"));
  expect(await found()).toEqual([]);
  fs.rmSync(elsewhere);
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

describe("a file or folder that cannot be read", () => {
  const denied = "Nemate pravo da ovo pročitate, ili ga upravo koristi drugi program.";
  it.each([
    ["EACCES", denied],
    ["EBUSY", denied],
    ["ELOOP", "Ovo se ne može pročitati s diska (ELOOP)."],
    ["ENOENT", "Datoteka je nestala dok je provjera trajala."],
  ])("is reported with its cause: %s", async (code, what) => {
    // The blank would split the name in a command.
    fs.writeFileSync(at("perks/novi izgled.md"), "a");
    failing("perks/novi izgled.md", code);
    const problems = await checkFolder(folder);
    expect(problems).toMatchObject([{ file: "content/perks/novi izgled.md", what }]);
    expect(printed(problems)).toMatchSnapshot();
  });

  // Other files link to contents of most of them.
  it.each(["files", "gallery", "pages", "pages/upis", "perks", "premises", "program", "site"])(
    "is the only thing wrong with the folder %s",
    async (name) => {
      failing(name, "EACCES");
      expect(await found()).toEqual([`${name} ${denied}`]);
    },
  );

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
    expect(await found()).toEqual([`gallery/foto40.webp ${denied}`]);
  });
});

it("reports the folder content where it may not be read, is missing or is a file", async () => {
  failing("", "EACCES");
  const all = await checkFolder(folder);
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
  all.push(...(await checkFolder(folder)));
  fs.writeFileSync(folder, "a");
  all.push(...(await checkFolder(folder)));
  expect(all.map(({ file }) => file)).toEqual(["content", "content", "content"]);
  expect(printed(all)).toMatchSnapshot();
});
