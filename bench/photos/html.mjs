// @ts-check
// What the HTML of photos weighs, as a page of 29 of them travels.

import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { timed } from "./encode.mjs";

const photoCount = 29;

/**
 * @param {(index: number) => string} markup of one photo
 * @returns {number} bytes a photo, compressed
 */
function htmlBytes(markup) {
  const page = Array.from({ length: photoCount }, (_, index) => markup(index)).join("");
  return brotliCompressSync(page).length / photoCount;
}

const hash = (/** @type {unknown} */ text, length = 32) =>
  createHash("md5").update(String(text)).digest("hex").slice(0, length);

/**
 * @param {readonly number[]} widths
 * @param {(index: number) => string} [extra] further attributes
 * @returns {(index: number) => string}
 */
function image(widths, extra = () => "") {
  return (index) => {
    const address = (/** @type {number} */ width) =>
      `/static/${hash(index)}/${hash(`${width}${index % 4 === 2}`, 5)}/${index + 1}.webp`;
    const srcset = widths.map((width) => `${address(width)} ${width}w`).join();
    return `<img class="photo" src="${address(1280)}" srcset="${srcset}" sizes="auto, 94vw" alt="${index + 1}" ${extra(index)}/>`;
  };
}

const base = [320, 480, 720, 960, 1280];

/**
 * @param {readonly number[]} ladder
 * @returns {(string | number)[][]} the headings first
 */
export function srcsetFigures(ladder) {
  return [
    ["widths", "HTML bytes a photo"],
    ...[base, ladder].map((widths) => [widths.join(", "), Math.round(htmlBytes(image(widths)))]),
  ];
}

/**
 * @param {readonly import("sharp").Sharp[]} photos
 * @returns {Promise<(string | number)[][]>} the headings first
 */
export async function placeholderFigures(photos) {
  const colours = await timed(() =>
    Promise.all(
      photos.map(async (photo) => {
        const { r, g, b } = (await photo.clone().stats()).dominant;
        return `style="background-color:rgb(${r},${g},${b})"`;
      }),
    ),
  );
  const blurs = await timed(() =>
    Promise.all(
      photos.map(async (photo) => {
        const tiny = await photo.clone().resize(20).webp({ quality: 50 }).toBuffer();
        return `style="background:url(data:image/webp;base64,${tiny.toString("base64")})"`;
      }),
    ),
  );
  const none = htmlBytes(image(base));
  const row = (
    /** @type {string} */ name,
    /** @type {{ result: string[], cpu: number }} */ { result, cpu },
  ) => {
    const extra = (/** @type {number} */ index) => result[index] ?? "";
    const bytes = (htmlBytes(image(base, extra)) - none) * (photoCount / result.length);
    return [name, `+${Math.round(bytes)}`, (cpu / photos.length).toFixed(3)];
  };
  return [
    ["placeholder", "HTML bytes a photo", "CPU s a photo"],
    ["none", "+0", "0"],
    row("dominant colour", colours),
    row("blurred, 20 px", blurs),
  ];
}
