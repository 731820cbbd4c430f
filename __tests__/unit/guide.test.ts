// The guide for staff names what the editor shows; what the page for maintainers shows may be pasted.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import texts from "../../src/editor/locale/bs.json";
import { createConfig } from "../../src/editor/page/config";
import { check, edit } from "./check/support/content";

const read = (file: string) => readFileSync(file, "utf8");
const guideFile = "content/UPUTSTVO.md";
const maintainersFile = "docs/content-by-hand.md";
const guide = read(guideFile);
const maintainers = read(maintainersFile);

const config = createConfig({ repository: "vrtic/stranica", siteUrl: "https://example.com/" });

/** Labels of groups, files, fields and the items of lists. */
const labels = new Set(JSON.stringify(config).match(/(?<="label(?:_singular)?":")[^"]+/g));

/** What has buttons of our own, whose labels are in its code. */
const ownButtons = ["fields/markdown-field.tsx", "page/confirm-clicks.ts", "preview/preview.tsx"]
  .map((file) => read(`src/editor/${file}`))
  .join("");

const isOnScreen = (name: string) =>
  labels.has(name.replace(/^Dodaj: /, "")) ||
  JSON.stringify(texts).includes(`:${JSON.stringify(name)}`) ||
  ownButtons.includes(`"${name}"`);

test("the staff guide names groups, fields and buttons as the editor does", () => {
  // What is bold and ends with a colon begins a paragraph.
  const bold = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = ""]) => name);
  const names = bold.filter((name) => !name.endsWith(":"));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !isOnScreen(name))).toEqual([]);
});

test.each([guideFile, maintainersFile])("%s links to files that exist", (file) => {
  const withoutSamples = read(file).replace(/```.*?```|`[^`\n]*`/gs, "");
  const links = [...withoutSamples.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, to = ""]) => to);
  expect(links.length).toBeGreaterThan(0);
  const missing = links.filter((to) => !existsSync(path.join(path.dirname(file), to)));
  expect(missing).toEqual([]);
});

/** The maintainers' sample that contains a word, as it is copied: the text between two code fences. */
function sampleWith(word: string): string {
  const samples = [...maintainers.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, text = ""]) => text);
  const sample = samples.find((text) => text.includes(word));
  if (!sample) throw new Error(`No sample with ${word}`);
  return sample;
}

test("the maintainers' samples may be pasted where the page says", () => {
  const problems = check({
    "site/centre.yml": edit(/^ {2}weekend/m, `${sampleWith("četvrtak")}  weekend`),
    "site/closures.yml": (text) => `${text}${sampleWith("odmor")}`,
    // The tests' own sections have this number already.
    "program/cijene.md": sampleWith("| Boravak |").replace("order: 3", "order: 93"),
  });
  // Once the closed days are over, the check reminds of them.
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});
