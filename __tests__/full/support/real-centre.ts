import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { isScalar, parseDocument, visit } from "yaml";
import { sarajevoClock } from "../../../src/domain/sarajevo-clock";

/** Fields that refer to something in the project or have a fixed format. */
const technical = new Set([
  ...["to", "from", "icon", "photo", "photos", "list", "names", "look", "address", "order"],
  ...["opens", "closes", "lat", "lng", "zoom", "tiles", "attribution", "phones", "email"],
]);

/** Reverses each word: no text stays the same, but a text that contains another still does. */
function reword(text: string): string {
  // Not in placeholders such as {phone}, nor in the targets of links.
  return text.replace(/\{\w+\}|\]\([^)]*\)|\p{L}+/gu, (word) => {
    if (!/^\p{L}/u.test(word)) return word;
    const turned = [...word.toLowerCase()].reverse().join("");
    const isCapital = word[0] !== word[0]?.toLowerCase();
    return isCapital ? (turned[0] ?? "").toUpperCase() + turned.slice(1) : turned;
  });
}

function rewordFields(source: string): string {
  const document = parseDocument(source);
  visit(document, {
    Pair(_, pair) {
      if (isScalar(pair.key) && technical.has(String(pair.key.value))) return visit.SKIP;
    },
    Scalar(key, node) {
      if (key !== "key" && typeof node.value === "string") node.value = reword(node.value);
    },
  });
  return document.toString({ lineWidth: 0 });
}

function rewordFile(file: string): void {
  const text = fs.readFileSync(file, "utf8");
  const [, fields = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const isMarkdown = file.endsWith(".md");
  fs.writeFileSync(
    file,
    isMarkdown ? `---\n${rewordFields(fields)}---\n${reword(body)}` : rewordFields(text),
  );
}

async function paint(file: string, hue: number): Promise<void> {
  const noise = { type: "gaussian" as const, mean: hue, sigma: 40 };
  await sharp({ create: { width: 1400, height: 1050, channels: 3, background: "#888", noise } })
    .webp({ quality: 60 })
    .toFile(file);
}

/** Replaces six photos, removes three and adds two. */
async function changePhotos(content: string): Promise<void> {
  const file = path.join(content, "gallery/photos.yml");
  const list = parseDocument(fs.readFileSync(file, "utf8"));
  const entries: { photo: string }[] = list.toJS().photos;
  const home = fs.readFileSync(path.join(content, "pages/home.md"), "utf8");
  const isFree = ({ photo }: { photo: string }) => !home.includes(`"${photo}"`);
  const [one, two, three] = entries.filter(isFree);
  const kept = entries.filter((entry) => ![one, two, three].includes(entry));
  for (const gone of [one, two, three]) fs.rmSync(path.join(content, "gallery", gone?.photo ?? ""));
  for (const [index, { photo }] of kept.slice(0, 6).entries()) {
    await paint(path.join(content, "gallery", photo), 60 + index * 20);
  }
  const added = ["Zimska priredba.webp", "IMG_2041.webp"];
  for (const name of added) await paint(path.join(content, "gallery", name), 140);
  list.set("photos", [...added.map((photo) => ({ photo })), ...kept]);
  fs.writeFileSync(file, list.toString());
}

function changeFile(file: string, changes: readonly (readonly [RegExp, string])[]): void {
  let text = fs.readFileSync(file, "utf8");
  for (const [pattern, replacement] of changes) {
    if (!pattern.test(text)) throw new Error(`${file} has nothing like ${pattern}`);
    text = text.replace(pattern, replacement);
  }
  fs.writeFileSync(file, text);
}

/**
 * Turns a copy of the shipped content into that of a real centre: other contact data, hours, texts
 * and photos, another order of cards, a closure today, a notice, and a new page in the menu.
 */
export async function makeRealCentre(content: string): Promise<void> {
  for (const name of fs.readdirSync(content, { recursive: true }).map(String)) {
    if (/\.(?:md|yml)$/.test(name) && name !== "UPUTSTVO.md") rewordFile(path.join(content, name));
  }
  const { date } = sarajevoClock(new Date());
  const site = (name: string) => path.join(content, "site", name);
  changeFile(site("centre.yml"), [
    [/^phones:\n(?: +- .*\n)+/m, 'phones:\n  - "+387 33 555 777"\n  - "+387 66 123 456"\n'],
    [/^email: .*$/m, 'email: "upisi@zvjezdica.ba"'],
    [/^( +)street: .*$/m, '$1street: "Velika aleja 8"'],
    [/opens: .*$/m, 'opens: "07:00"'],
    [/closes: .*$/m, 'closes: "17:15"'],
  ]);
  fs.writeFileSync(
    site("closures.yml"),
    `closures:\n  - from: "${date}"\n    reason: "Krečenje"\n`,
  );
  changeFile(site("navigation.yml"), [
    [/^items:\n/m, 'items:\n  - label: "Ljetni kamp"\n    to: "/ljetni-kamp"\n'],
  ]);
  fs.mkdirSync(path.join(content, "notices"), { recursive: true });
  fs.writeFileSync(
    path.join(content, "notices/kamp.md"),
    `---\ntitle: "Prijave za kamp"\nfrom: "${date}"\nto: "${date}"\nlink:\n  label: "Više o kampu"\n  to: "/ljetni-kamp"\n---\n\nPrijave traju samo **danas**.\n`,
  );
  fs.writeFileSync(
    path.join(content, "pages/ljetni-kamp.md"),
    '---\ntitle: "Ljetni kamp"\nintro: "Sedam dana u prirodi, za djecu od četvrte godine."\nlook: "noon"\n---\n\n## Šta ponijeti\n\n- kapu\n- flašicu za vodu\n',
  );
  const perks = fs.readdirSync(path.join(content, "perks"));
  for (const [index, name] of perks.sort().entries()) {
    changeFile(path.join(content, "perks", name), [[/^order: .*$/m, `order: ${index + 1}`]]);
  }
  await changePhotos(content);
}
