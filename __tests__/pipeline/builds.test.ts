import fs from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/check/check-content";
import { hasErrors, type Problem } from "../../src/check/problem";
import { problemText } from "../../src/check/report";
import { normalizeText } from "../../src/content/text";
import { lineEndVariants } from "../support/line-ends";
import { pages as sitePages } from "../support/pages";
import type { Damage } from "./support/damage";
import { damagesOf, mergeRound, roundsOf } from "./support/damages";
import { copyProject, type Project, published, trackedFiles } from "./support/project";

/** Other damages, and more of them: `DAMAGE_SEED=7 DAMAGE_SCALE=3 npm test -- pipeline builds`. */
const seed = Number(process.env.DAMAGE_SEED ?? 20261121);
const scale = Number(process.env.DAMAGE_SCALE ?? 1);
/** Only so that a build that hangs ends; nothing is measured. */
const limitMs = 40 * 60_000;
const pages = sitePages.map(({ built }) => `public/${built}`);

let project: Project;
const shipped = new Map<string, Buffer>();
const inContent = (file: string) => path.join(project.folder, "content", file);

beforeAll(() => {
  project = copyProject();
  for (const file of trackedFiles("content")) {
    const name = path.posix.relative("content", file);
    if (/\.(?:md|yml|webp)$/.test(name) && name !== "UPUTSTVO.md") {
      shipped.set(name, fs.readFileSync(inContent(name)));
    }
  }
});

afterAll(() => project.remove());

/** Runs something with damaged files, which are whole again afterwards, their times too. */
async function withDamages<Result>(
  damages: readonly Damage[],
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const times = damages.map(({ file }) => fs.statSync(inContent(file)));
  for (const { file, bytes } of damages) fs.writeFileSync(inContent(file), bytes);
  try {
    return await work();
  } finally {
    damages.forEach(({ file }, index) => {
      fs.writeFileSync(inContent(file), shipped.get(file) ?? "");
      const { atime, mtime } = times[index] as fs.Stats;
      fs.utimesSync(inContent(file), atime, mtime);
    });
  }
}

const check = () =>
  checkContent({
    folder: path.join(project.folder, "content"),
    cacheFile: path.join(project.folder, "photos.json"),
  });

/** Whether one of the errors names the damaged file: a list of photos may lack what a page names. */
function blames(problems: readonly Problem[], file: string): boolean {
  return problems.some(
    (one) => one.severity === "error" && problemText(one).includes(`content/${file}`),
  );
}

const bosnian = /^(?:GREŠKA|UPOZORENJE): \S.*[.:]\nGdje: content\/\S.*\nŠta uraditi: \S/s;

it(
  "gives the same bytes in two folders",
  () => {
    const other = copyProject({ name: "sanjalica" });
    try {
      project.build();
      other.build();
      expect(Object.keys(published(project.folder)).length).toBeGreaterThan(100);
      expect(published(other.folder)).toEqual(published(project.folder));
    } finally {
      other.remove();
    }
  },
  limitMs,
);

it(
  "gives the same bytes after other builds",
  async () => {
    const before = published(project.folder);
    const text = (shipped.get("perks/team.md") ?? "").toString().replace("Pročitajte", "Čitajte");
    const photo = shipped.get("gallery/2.webp") ?? Buffer.alloc(0);
    const damages = [
      { file: "perks/team.md", name: "another text", bytes: Buffer.from(text) },
      { file: "gallery/1.webp", name: "another photo", bytes: photo },
    ];
    await withDamages(damages, () => project.build());
    expect(published(project.folder)).not.toEqual(before);
    project.build();
    expect(published(project.folder)).toEqual(before);
  },
  limitMs,
);

/** Why the site with these damages is not built as the check promises; undefined when it is. */
async function failureOf(round: readonly Damage[]): Promise<string | undefined> {
  return withDamages(mergeRound(round, shipped), async () => {
    const errors = (await check()).filter(({ severity }) => severity === "error");
    if (errors.length > 0) return errors.map(problemText).join("\n");
    try {
      project.build();
    } catch (error) {
      return String(error);
    }
    const isWhole = (page: string) =>
      /<main[^>]*>.*<h1/s.test(fs.readFileSync(path.join(project.folder, page), "utf8"));
    const broken = pages.filter((page) => !isWhole(page));
    return broken.length > 0 ? `No heading in ${broken.join(", ")}` : undefined;
  });
}

/** The damages of a round that fail by themselves, found by halving; with what each is said to fail. */
async function culpritsOf(round: readonly Damage[]): Promise<string[]> {
  const failure = await failureOf(round);
  if (!failure) return [];
  const names = round.map(({ file, name }) => `${file}, ${name}`).join("; ");
  if (round.length === 1) return [`${names}: ${failure}`];
  const middle = Math.ceil(round.length / 2);
  const parts = [
    ...(await culpritsOf(round.slice(0, middle))),
    ...(await culpritsOf(round.slice(middle))),
  ];
  return parts.length > 0 ? parts : [`Only together, ${names}: ${failure}`];
}

it(
  "gives the same bytes whatever line ends and byte order marks the content has",
  async () => {
    project.build();
    const before = published(project.folder);
    const variants = Object.entries(lineEndVariants);
    const texts = [...shipped].filter(([file]) => /\.(?:md|yml)$/.test(file));
    const damages = texts.map(([file, bytes], index) => {
      const [name, change] = variants[index % variants.length] as (typeof variants)[number];
      return { file, name, bytes: Buffer.from(change(normalizeText(bytes.toString()))) };
    });
    await withDamages(damages, async () => {
      expect((await check()).filter(({ severity }) => severity === "error")).toEqual([]);
      project.build();
    });
    expect(published(project.folder)).toEqual(before);
  },
  limitMs,
);

it(
  "reports a damage in Bosnian with its file, or builds every page with it",
  async () => {
    const damages = damagesOf(shipped, seed, scale);
    const passed: Damage[] = [];
    for (const damage of damages) {
      const problems = await withDamages([damage], check);
      for (const problem of problems) expect(problemText(problem)).toMatch(bosnian);
      if (!hasErrors(problems)) passed.push(damage);
      else if (!blames(problems, damage.file)) {
        throw new Error(`${damage.file}, ${damage.name}: only ${problems.map(problemText)}`);
      }
    }
    const rounds = roundsOf(passed);
    const failed: string[] = [];
    for (const round of rounds) failed.push(...(await culpritsOf(round)));
    expect(failed).toEqual([]);
    process.stderr.write(
      `Damages: ${damages.length}. Reported: ${damages.length - passed.length}. Built: ${passed.length}, in ${rounds.length} builds.\n`,
    );
    expect(damages.length).toBeGreaterThanOrEqual(500 * scale);
  },
  limitMs,
);

it(
  "shows tags as text, even when nobody has checked the content",
  async () => {
    const file = "perks/team.md";
    const tags = "<script>alert(1)</script> i <b>tekst</b>\n\n<img src=x onerror=alert(1)>\n";
    const bytes = Buffer.concat([shipped.get(file) ?? Buffer.alloc(0), Buffer.from(`\n${tags}`)]);
    await withDamages([{ file, name: "tags", bytes }], () => project.build());
    const page = fs.readFileSync(path.join(project.folder, "public/index.html"), "utf8");
    expect(page).toContain("&#x3C;b>tekst&#x3C;/b>");
    expect(page).not.toMatch(/<script>alert|<b>tekst|<img src=x|<img src="x"/);
  },
  limitMs,
);
