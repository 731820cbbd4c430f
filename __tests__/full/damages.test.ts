import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { formatProblem } from "../../scripts/site/report";
import { checkContent } from "../../src/check/disk/check-content";
import { hasErrors } from "../../src/check/problem";
import { testedPages } from "../support/pages";
import { copyProject, limitMs } from "./support/project";

/** The same damages at every run. To try others, or more: `DAMAGE_SEED=7 DAMAGE_SCALE=3 npm test -- full damages`. */
const seed = process.env.DAMAGE_SEED ?? "1";
const scale = Number(process.env.DAMAGE_SCALE ?? 1);

let drawn = 0;

/** Return an integer from 0 up to a limit, which depends on the seed and on how many were drawn before. */
function random(limit: number): number {
  drawn += 1;
  return createHash("sha256").update(`${seed} ${drawn}`).digest().readUInt32BE() % limit;
}

const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;

/** What may become of a line. */
const lineDamages: readonly ((line: string) => string)[] = [
  (line) => `${line}\n${line}`,
  (line) => `\t${line}`,
  (line) => line.replace(/\d+/g, () => String(random(100))),
  (line) => line.replace(/(\w)(\w*):/, "$2$1:"),
  (line) => line.replace(/:.*/, `: ${random(1000)}`),
  (line) => line.replace(/:.*/, ": [a, b]"),
  (line) => line.replace(/:.*/, ":"),
  (line) => line.replace('"', ""),
  (line) => line.replace(/"$/, ""),
  (line) => line.replaceAll('"', ""),
  (line) => line.replaceAll('"', "'"),
  (line) => line.replace(/"(.*)"/, "„$1”"),
];

/** Change or delete a line, or cut the file. Encodings and line ends are in `unit/check`. */
function damageText(bytes: Buffer): Buffer {
  if (random(4) === 0) return bytes.subarray(0, random(bytes.length));
  const lines = bytes.toString("utf8").split("\n");
  const at = random(lines.length);
  const changed = random(10) === 0 ? [] : [pick(lineDamages)(lines[at] ?? "")];
  return Buffer.from(lines.toSpliced(at, 1, ...changed).join("\n"));
}

const damagePhoto = (bytes: Buffer): Buffer =>
  pick([
    bytes.subarray(0, random(bytes.length)),
    Buffer.from(bytes).fill(0, random(bytes.length)),
    Buffer.concat([bytes, Buffer.alloc(100)]),
    Buffer.from("Ovo nije slika."),
  ]);

jest.setTimeout(2 * limitMs);

const project = copyProject();
const inContent = (file: string) => project.path(path.join("content", file));

afterAll(project.remove);

const check = () => checkContent(project.path("content"));

const bosnian = /^(?:GREŠKA|UPOZORENJE): \S.*[.:]\nGdje: content\/\S.*\nŠta uraditi: \S/s;

/**
 * Whether the check accepts a damaged file.
 * @throws if it reports the damage without naming the file, or not in the usual form
 */
async function passes(file: string, original: Buffer, damaged: Buffer): Promise<boolean> {
  fs.writeFileSync(inContent(file), damaged);
  const problems = await check();
  fs.writeFileSync(inContent(file), original);
  for (const problem of problems) expect(formatProblem(problem)).toMatch(bosnian);
  if (!hasErrors(problems)) return true;
  const errors = problems.filter(({ severity }) => severity === "error").map(formatProblem);
  const isNamed = errors.some((text) => text.includes(`content/${file}`));
  // A list without a photo that another file names is a list all the same.
  if (!isNamed) expect(errors.join("\n")).toMatch(/nije na spisku/);
  return false;
}

it(`each damage is reported in Bosnian with its file, or the site is built with it (DAMAGE_SEED=${seed})`, async () => {
  const names = fs.readdirSync(project.path("content"), { recursive: true }).map(String);
  /** The last harmless damage to each file, so that one build tries them all. */
  const harmless = new Map<string, Buffer>();
  let refused = 0;
  for (const name of names.filter((file) => /\.(?:md|yml|webp)$/.test(file))) {
    const file = name.replaceAll(path.sep, "/");
    const original = fs.readFileSync(inContent(file));
    const isPhoto = file.endsWith(".webp");
    for (let left = (isPhoto ? 1 : 25) * scale; left > 0; left -= 1) {
      const damaged = isPhoto ? damagePhoto(original) : damageText(original);
      if (await passes(file, original, damaged)) harmless.set(file, damaged);
      else refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(100 * scale);

  for (const [file, bytes] of harmless) fs.writeFileSync(inContent(file), bytes);
  expect((await check()).filter(({ severity }) => severity === "error")).toEqual([]);
  // The check rejects tags, but a build without it shows them as text.
  fs.appendFileSync(
    inContent("perks/team.md"),
    "\n<script>alert(1)</script> i <b>tekst</b>\n\n<img src=x onerror=alert(1)>\n",
  );
  const { code, output } = buildUnchecked();
  expect({ code, output: code === 0 ? "" : output }).toEqual({ code: 0, output: "" });
  for (const { built } of testedPages)
    expect(project.read(`public/${built}`)).toMatch(/<main.*<h1/s);
  const home = project.read("public/index.html");
  expect(home).toContain("&#x3C;b>tekst&#x3C;/b>");
  expect(home).not.toMatch(/<script>alert|<b>tekst|<img src="?x/);
});

/** Build without the content check, which `npm run build` runs first. */
function buildUnchecked() {
  const gatsby = "node_modules/gatsby/cli.js";
  fs.writeFileSync(
    project.path("scripts/commands/unchecked.ts"),
    `import { runNode } from "../system/process";\nexport const main = () => runNode("${gatsby}", ["build"], { env: { CI: "true", GATSBY_TELEMETRY_DISABLED: "1" } });\n`,
  );
  return project.run("unchecked");
}
