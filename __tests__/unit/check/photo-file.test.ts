import path from "node:path";
import sharp from "sharp";
import { validatePhotoFile } from "../../../src/check/disk/photo-file";
import { siteContent } from "../../support/tested-site";

/** A photo with enough detail that every part of its file matters. */
const picture = (width = 1200, height = 900) =>
  sharp(path.join(siteContent, "gallery/foto7.webp")).resize(width, height);

/** The start of a file in the ISO base media format. */
function ftyp(major: string, ...compatible: string[]): Buffer {
  const box = Buffer.from(`\0\0\0\0ftyp${major}\0\0\0\0${compatible.join("")}`, "latin1");
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(64)]);
}

it.each([
  ["JPEG", picture().jpeg()],
  ["PNG", picture().png()],
  ["WebP", picture().webp()],
  ["AVIF", picture(800, 600).avif({ effort: 0 })],
  ["upside down", picture().withMetadata({ orientation: 3 }).jpeg()],
  ["a mirrored AVIF", picture().withMetadata({ orientation: 2 }).avif({ effort: 0 })],
])("a photo is accepted: %s", async (_name, photo) => {
  expect(await validatePhotoFile(await photo.toBuffer())).toBeUndefined();
});

const located = { IFD3: { GPSLatitude: "43/1 49/1 0/1" } };

it.each([
  ["one pixel too narrow", "799 × 600", picture(799, 600).jpeg()],
  ["with its place", "GPS", picture().withExif(located).jpeg()],
  ["on its side", "okrene", picture().withMetadata({ orientation: 6 }).jpeg()],
  ["a GIF", "ne može otvoriti", picture(800, 600).gif()],
  ["an AVIF without a picture", "ne može otvoriti", ftyp("mif1", "avif", "miaf")],
  ["empty", "ne može otvoriti", Buffer.alloc(0)],
])("a photo is refused: %s (%s)", async (_name, words, photo) => {
  const bytes = Buffer.isBuffer(photo) ? photo : await photo.toBuffer();
  const problem = await validatePhotoFile(bytes);
  expect(problem?.what).toContain(words);
  expect(problem?.fix).not.toBe("");
});

it.each(["jpeg", "png", "webp", "avif"] as const)(
  "a photo is refused: a %s that is cut off",
  async (format) => {
    const bytes = await picture(800, 600).toFormat(format, { effort: 1 }).toBuffer();
    for (const share of [0.5, 0.98]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * share));
      expect((await validatePhotoFile(cut))?.what).toBe("Slika se ne može otvoriti.");
    }
  },
);
