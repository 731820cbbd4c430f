// npm run bench -- photos: measures formats, qualities, widths and placeholders of photos and
// writes the figures into README.md beside this file. Takes some minutes.

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp, { type WebpOptions } from "sharp";
import { photoFiles } from "../../../src/site";
import { CONTENT_DIR, ROOT } from "../../system/paths";
import { say } from "../../system/report";
import { type Cost, cost, open, pixelsOf, type Setting, timed } from "./encode";
import { placeholderFigures, srcsetFigures } from "./html";
import { noisy, type Pixels } from "./noisy";

const names = [
  ...[1, 3, 5, 10, 17, 20].map((number) => `gallery/${number}`),
  ...[1, 8, 13, 16].map((number) => `premises/${number}`),
];

const { quality, widths: ladder } = photoFiles;

/** Width at which settings are compared: what a phone shows across its whole screen. */
const phoneWidth = 720;

const settings: readonly Setting[] = [
  ...[50, 60, 65, 72, 80].map((q) => webp(q)),
  webp(65, { effort: 2 }),
  webp(65, { effort: 6 }),
  webp(65, { smartSubsample: true }),
  ...[45, 55].map((q) => avif(q, 4)),
  avif(55, 2),
  ...[60, 70].map((q) => mozjpeg(q)),
];

function webp(q: number, options: WebpOptions = {}): Setting {
  const extra = Object.entries(options).map(([name, value]) => `, ${name} ${value}`);
  return {
    name: `WebP ${q}${extra.join("")}`,
    encode: (image) => image.webp({ quality: q, ...options }),
  };
}

function avif(q: number, effort: number): Setting {
  return {
    name: `AVIF ${q}, effort ${effort}`,
    encode: (image) => image.avif({ quality: q, effort }),
  };
}

function mozjpeg(q: number): Setting {
  return {
    name: `mozjpeg ${q}`,
    encode: (image) => image.jpeg({ quality: q, mozjpeg: true }),
  };
}

const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** @param rows the headings first */
function table([head = [], ...rows]: readonly (readonly (string | number)[])[]) {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, at) => (at ? "--:" : "---"))), ...rows.map(line)].join(
    "\n",
  );
}

async function averageCost(
  photos: readonly Pixels[],
  width: number,
  setting: Setting,
  scored = true,
) {
  const costs: Cost[] = [];
  for (const photo of photos) costs.push(await cost(photo, width, setting, scored));
  return {
    bytes: mean(costs.map(({ bytes }) => bytes)),
    most: Math.max(...costs.map(({ bytes }) => bytes)),
    cpu: mean(costs.map(({ cpu }) => cpu)),
    score: mean(costs.map(({ score }) => score)),
    least: Math.min(...costs.map(({ score }) => score)),
  };
}

async function settingTable(clean: readonly Pixels[], grainy: readonly Pixels[]) {
  const head = ["setting", "ours kB", "dB (least)", "noisy kB (most)", "dB (least)", "CPU s"];
  const rows = [];
  for (const setting of settings) {
    const ours = await averageCost(clean, phoneWidth, setting);
    const real = await averageCost(grainy, phoneWidth, setting);
    rows.push([
      setting.name,
      kilobytes(ours.bytes),
      `${ours.score.toFixed(1)} (${ours.least.toFixed(1)})`,
      `${kilobytes(real.bytes)} (${kilobytes(real.most)})`,
      `${real.score.toFixed(1)} (${real.least.toFixed(1)})`,
      mean([ours.cpu, real.cpu]).toFixed(3),
    ]);
    say(setting.name);
  }
  return table([head, ...rows]);
}

async function widthTable(clean: readonly Pixels[], grainy: readonly Pixels[]) {
  const head = ["width", "ours kB", "noisy kB (most)", "most of a landscape", "CPU s"];
  const rows = [];
  let total = 0;
  for (const [at, width] of ladder.entries()) {
    // A photo ends at its own width.
    const isMade = (photo: Pixels) => photo.width > (ladder[at - 1] ?? 0);
    const made = clean.filter(isMade);
    const ours = await averageCost(made, width, webp(quality), false);
    const real = await averageCost(grainy.filter(isMade), width, webp(quality), false);
    const landscapes = grainy.filter((photo) => photo.width > photo.height);
    const landscape = await averageCost(landscapes, width, webp(quality), false);
    const cpu = mean([ours.cpu, real.cpu]);
    total += (cpu * made.length) / clean.length;
    rows.push([
      width,
      kilobytes(ours.bytes),
      `${kilobytes(real.bytes)} (${kilobytes(real.most)})`,
      kilobytes(landscape.most),
      cpu.toFixed(3),
    ]);
  }
  return table([head, ...rows, ["a photo in all", "", "", "", total.toFixed(2)]]);
}

export async function measurePhotos() {
  const { result: photos, cpu } = await timed(() =>
    Promise.all(names.map((name) => pixelsOf(sharp(path.join(CONTENT_DIR, `${name}.webp`))))),
  );
  say(`Read ${photos.length} photos in ${cpu.toFixed(1)} CPU s`);
  const grainy: Pixels[] = [];
  for (const [index, photo] of photos.entries()) grainy.push(await noisy(photo, index + 1));

  const figures = {
    settings: await settingTable(photos, grainy),
    widths: await widthTable(photos, grainy),
    placeholders: table(await placeholderFigures(photos.map(open))),
    srcset: table(srcsetFigures(ladder)),
  };
  const file = path.join(ROOT, "scripts/bench/photos/README.md");
  const written = Object.entries(figures).reduce(
    (text, [name, lines]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- end -->)`),
        (_, start, end) => `${start}\n${lines}\n\n${end}`,
      ),
    readFileSync(file, "utf8"),
  );
  writeFileSync(file, written);
}
