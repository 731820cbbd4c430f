/** @jest-environment node */
// What the guide for staff shows may be pasted where it says; tried on the tests' own content.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { parseArguments } from "../../scripts/photos/arguments";
import { factNames } from "../../src/content/centre-facts";
import { iconNames } from "../../src/content/fields";
import { fill } from "../../src/content/fill-placeholders";
import { weekOf } from "../../src/content/week";
import { announcedDays } from "../../src/domain/closures";
import { notFoundPath, pages } from "../../src/site";
import { pdfOf } from "../support/pdf";
import { siteContent } from "../support/site";
import { checkDamaged, soundText, swap } from "./check/support/content-copy";

const root = path.resolve(__dirname, "../..");
const guide = readFileSync(path.join(root, "content/UPUTSTVO.md"), "utf8");

/** The guide's samples, as staff copy them: the text between two code fences. */
const samples = [...guide.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, text = ""]) => text);

/** The sample that contains a word. */
function sampleWith(word: string): string {
  const sample = samples.find((text) => text.includes(word));
  if (!sample) throw new Error(`No sample with ${word}`);
  return sample;
}

/** The guide's inline code. */
const code = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);

test("the staff guide names files that exist", () => {
  const files = code.flatMap((text) => /content(?:\/[\w./-]+)?/.exec(text) ?? []);
  expect(files.length).toBeGreaterThan(8);
  const inCopy = (file: string) => path.join(siteContent, path.posix.relative("content", file));
  expect(files.filter((file) => !existsSync(inCopy(file)))).toEqual([]);
});

test("the staff guide names every icon, every page and the task of the check", () => {
  const addresses = pages.map(({ route }) => route).filter((route) => route !== notFoundPath);
  expect(code).toEqual(expect.arrayContaining([...iconNames, ...addresses]));
  expect(code).not.toContain("/activities");
  const tasks = readFileSync(path.join(root, ".vscode/tasks.json"), "utf8");
  const [label] = /(?<="label": ")[^"]+/.exec(tasks) ?? [""];
  expect(guide).toContain(`Run Task → ${label}`);
});

test("the staff guide names every program to install, with the Node.js of the project", () => {
  const version = readFileSync(path.join(root, ".nvmrc"), "utf8").trim();
  const firstScreen = guide.split("\n").slice(0, 15).join("\n");
  expect(firstScreen).toContain(`[Node.js](https://nodejs.org), verziju ${version}.`);
  expect(firstScreen).toContain("[Visual Studio Code](https://code.visualstudio.com)");
  expect(firstScreen).toContain("[Git](https://git-scm.com)");
});

test("the staff guide names commands that exist", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const named = code.flatMap((text) => /^npm run ([\w-]+)/.exec(text)?.[1] ?? []);
  expect(new Set(named)).toEqual(new Set(["check", "dev", "photos", "serve"]));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  // No gap of the draft is left, and every fact that texts may name is there.
  expect(code).toEqual(expect.arrayContaining(factNames.map((name) => `{${name}}`)));
  const noFacts = Object.fromEntries(factNames.map((name) => [name, ""]));
  expect(fill(guide.replaceAll("{n}", ""), noFacts)).not.toMatch(/[{}]/);
});

test("the staff guide's entry for another closing time may stand where it says", async () => {
  const entry = sampleWith("četvrtak");
  const damage = swap(/^ {2}weekend/m, `${entry}  weekend`);
  expect(await checkDamaged({ "site/centre.yml": damage })).toEqual([]);
  const { hours } = parse(damage(soundText("site/centre.yml")));
  expect(
    weekOf(hours.days)
      .map((day) => day?.closes ?? "")
      .join(),
  ).toBe("18:00,18:00,18:00,16:00,16:00,13:00,");
});

test("the staff guide's closed days may stand where it says", async () => {
  const entries = sampleWith("2027-03-01");
  const damage = (text: string) => `${text}${entries}`;
  const problems = await checkDamaged({ "site/closures.yml": damage });
  // Once they are over, the check reminds of it.
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const { closures } = parse(damage(soundText("site/closures.yml")));
  expect(closures.slice(-2)).toEqual([
    { from: "2027-03-01", reason: "Dan nezavisnosti" },
    { from: "2027-07-12", to: "2027-07-23", reason: "Kolektivni godišnji odmor" },
  ]);
});

test("the staff guide says how long before closed days are announced", () => {
  expect(guide).toContain(`${announcedDays} dana ranije`);
});

test("the staff guide's part of a section and its photos may be added to a section", async () => {
  const part = sampleWith("Šetnje");
  const photos = sampleWith("photoAlt").replace(/"(\d)\.webp"/g, '"soba$1.webp"');
  const added = (text: string) => text.replace(/\n---\n*$/, () => `\n${part}${photos}---\n`);
  expect(await checkDamaged({ "program/education.md": added })).toEqual([]);
});

test("the staff guide's samples stand at the start of the line, where copying adds no spaces", () => {
  expect(samples.length).toBeGreaterThan(10);
  // Fences in a list are indented with it.
  expect(guide.match(/```/g)).toHaveLength(2 * samples.length);
  expect(Object.keys(parse(sampleWith("Kreativne")))).toEqual(["title", "text"]);
});

test("the staff guide's price list and questions may be pasted as new sections", async () => {
  const files = {
    "program/cijene.md": sampleWith("| Boravak |"),
    "program/pitanja.md": sampleWith("questions:"),
  };
  // The tests' own sections have those numbers already.
  const renumbered = Object.entries(files).map(([file, text]) => [
    file,
    text.replace(/^order: (\d)$/m, "order: 9$1"),
  ]);
  expect(await checkDamaged(Object.fromEntries(renumbered))).toEqual([]);
});

test("the staff guide's notice may be pasted, with its link", async () => {
  const file = sampleWith("Vrelo Bosne");
  const withLink = file.replace(/(?<=\n)---\n(?=\n)/, () => `${sampleWith("Pogledajte")}---\n`);
  for (const text of [file, withLink]) {
    const problems = await checkDamaged({ "notices/izlet.md": text });
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  }
  expect(withLink).toMatch(
    /to: "2027-05-14"\nlink:\n {2}label: .*\n {2}to: "\/program"\n---\n\nU petak/,
  );
});

test("the staff guide's new page may be pasted, with its entry in the menu and a link to a PDF", async () => {
  const link = code.find((text) => text.includes(".pdf)")) ?? "";
  const problems = await checkDamaged({
    "pages/upis.md": `${sampleWith('title: "Upis"')}\n${link}\n`,
    "files/zahtjev.pdf": pdfOf("Zahtjev"),
    "site/navigation.yml": swap(
      '  - label: "Zakaži',
      `${sampleWith('to: "/upis"')}  - label: "Zakaži`,
    ),
  });
  expect(problems).toEqual([]);
  expect(link).toBe("[Zahtjev za upis](/files/zahtjev.pdf)");
});

test("the staff guide's commands for photos are understood", () => {
  const commands = code.flatMap((text) => /^npm run photos -- (.*)/.exec(text)?.[1] ?? []);
  expect(commands.map((text) => text.split(" ")[0])).toEqual(["add", "remove"]);
  for (const text of commands) {
    const place = text.startsWith("add") ? " a.jpg --at 1 --to premises" : " --in premises";
    const request = parseArguments(`${text}${place}`.split(" "));
    expect(request).toMatchObject({ command: text.split(" ")[0] });
  }
});

test("the staff guide's entry for a photo may stand in the list", async () => {
  const entry = sampleWith("ljeto.webp").replace("ljeto.webp", "foto1.webp");
  const damage = (text: string) =>
    text.replace(/^ {2}- photo: "foto1.webp"\n(?: {4}.*\n)*/m, () => entry);
  expect(await checkDamaged({ "gallery/photos.yml": damage })).toEqual([]);
});
