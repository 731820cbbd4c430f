import fs from "node:fs";
import path from "node:path";
import { problemText } from "../../scripts/content/report";
import { checkContent } from "../../src/check/disk/check-content";
import { hasErrors, type Problem } from "../../src/check/problem";
import { pages } from "../support/pages";
import { type Damage, damagesOf } from "./support/damages";
import { copyProject, limitMs, type Project } from "./support/project";

/** To try other damages, and more: `DAMAGE_SEED=7 DAMAGE_SCALE=3 npm test -- full damages`. */
const seed = Number(process.env.DAMAGE_SEED ?? 20261121);
const scale = Number(process.env.DAMAGE_SCALE ?? 1);

let project: Project;
/** The undamaged files, by path below `content/`. */
const originals = new Map<string, Buffer>();
const inContent = (file: string) => project.path(path.join("content", file));

beforeAll(() => {
  project = copyProject();
  for (const name of fs.readdirSync(project.path("content"), { recursive: true }).map(String)) {
    const file = name.replaceAll(path.sep, "/");
    if (/\.(?:md|yml|webp)$/.test(file)) originals.set(file, fs.readFileSync(inContent(file)));
  }
});
afterAll(() => project.remove());

const check = () => checkContent(project.path("content"));

/** Whether one of the errors names the damaged file; the photo list may be named for a page's photo. */
function blames(problems: readonly Problem[], file: string): boolean {
  return problems.some(
    (one) => one.severity === "error" && problemText(one).includes(`content/${file}`),
  );
}

const bosnian = /^(?:GREŠKA|UPOZORENJE): \S.*[.:]\nGdje: content\/\S.*\nŠta uraditi: \S/s;

/**
 * Whether the check accepts a damaged file.
 * @throws if it reports the damage without naming the file, or not in the usual form
 */
async function passes(damage: Damage): Promise<boolean> {
  fs.writeFileSync(inContent(damage.file), damage.bytes);
  try {
    const problems = await check();
    for (const problem of problems) expect(problemText(problem)).toMatch(bosnian);
    if (hasErrors(problems) && !blames(problems, damage.file)) {
      throw new Error(`${damage.file}, ${damage.name}: only ${problems.map(problemText)}`);
    }
    return !hasErrors(problems);
  } finally {
    fs.writeFileSync(inContent(damage.file), originals.get(damage.file) ?? "");
  }
}

it(
  "each damage is reported in Bosnian with its file, or the site is built with it",
  async () => {
    const damages = damagesOf(originals, seed, scale);
    const harmless: Damage[] = [];
    for (const damage of damages) if (await passes(damage)) harmless.push(damage);
    process.stderr.write(
      `Damages: ${damages.length}, of which the check passes ${harmless.length}.\n`,
    );
    expect(damages.length).toBeGreaterThanOrEqual(500 * scale);

    // The first damage to each file, so that one build tries them all.
    const first = new Map(harmless.toReversed().map(({ file, bytes }) => [file, bytes]));
    for (const [file, bytes] of first) fs.writeFileSync(inContent(file), bytes);
    expect((await check()).filter(({ severity }) => severity === "error")).toEqual([]);
    // The check rejects tags, but a build without it shows them as text.
    fs.appendFileSync(
      inContent("perks/team.md"),
      "\n<script>alert(1)</script> i <b>tekst</b>\n\n<img src=x onerror=alert(1)>\n",
    );
    const { code, output } = buildUnchecked();
    expect({ code, output: code === 0 ? "" : output }).toEqual({ code: 0, output: "" });
    for (const { built } of pages) expect(project.read(`public/${built}`)).toMatch(/<main.*<h1/s);
    const home = project.read("public/index.html");
    expect(home).toContain("&#x3C;b>tekst&#x3C;/b>");
    expect(home).not.toMatch(/<script>alert|<b>tekst|<img src="?x/);
  },
  2 * limitMs,
);

/** Builds without the content check, which `npm run build` runs first. */
function buildUnchecked() {
  const gatsby = "node_modules/gatsby/cli.js";
  fs.writeFileSync(
    project.path("scripts/commands/unchecked.ts"),
    `import { runNode } from "../system/process";\nexport const main = () => runNode("${gatsby}", ["build"], { env: { CI: "true", GATSBY_TELEMETRY_DISABLED: "1" } });\n`,
  );
  return project.run("unchecked");
}
