// What the HTML of photos weighs, as a page of 29 of them travels.

import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import type { Sharp } from "sharp";
import { timed } from "./encode";

const photoCount = 29;

/**
 * @param markup of one photo
 * @returns bytes a photo, compressed
 */
function htmlBytes(markup: (index: number) => string): number {
  const page = Array.from({ length: photoCount }, (_, index) => markup(index)).join("");
  return brotliCompressSync(page).length / photoCount;
}

const hash = (text: unknown, length = 32) =>
  createHash("md5").update(String(text)).digest("hex").slice(0, length);

/** @param extra further attributes */
function image(
  widths: readonly number[],
  extra: (index: number) => string = () => "",
): (index: number) => string {
  return (index) => {
    const address = (width: number) =>
      `/static/${hash(index)}/${hash(`${width}${index % 4 === 2}`, 5)}/${index + 1}.webp`;
    const srcset = widths.map((width) => `${address(width)} ${width}w`).join();
    return `<img class="photo" src="${address(1280)}" srcset="${srcset}" sizes="auto, 94vw" alt="${index + 1}" ${extra(index)}/>`;
  };
}

const base = [320, 480, 720, 960, 1280];

/** @returns the headings first */
export function srcsetFigures(ladder: readonly number[]): (string | number)[][] {
  return [
    ["widths", "HTML bytes a photo"],
    ...[base, ladder].map((widths) => [widths.join(", "), Math.round(htmlBytes(image(widths)))]),
  ];
}

/** @returns the headings first */
export async function placeholderFigures(photos: readonly Sharp[]): Promise<(string | number)[][]> {
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
  const row = (name: string, { result, cpu }: { result: string[]; cpu: number }) => {
    const extra = (index: number) => result[index] ?? "";
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
