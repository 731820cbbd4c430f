import path from "node:path";
import sharp from "sharp";
import { validatePhotoFile } from "../../../src/check/disk/photo-file";
import { siteContent } from "../../support/tested-site";

/** A photo with enough detail that every part of its file matters. */
async function picture(width = 1200, height = 900): Promise<sharp.Sharp> {
  const photo = await sharp(path.join(siteContent, "gallery/foto7.webp"))
    .resize(width, height)
    .png()
    .toBuffer();
  return sharp(photo);
}

/** The start of a file in the ISO base media format. */
function ftyp(major: string, ...compatible: string[]): Buffer {
  const box = Buffer.from(`\0\0\0\0ftyp${major}\0\0\0\0${compatible.join("")}`, "latin1");
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(64)]);
}

const located = async () => (await picture()).withExif({ IFD3: { GPSLatitude: "43/1 49/1 0/1" } });

const turned = async (orientation: number) => (await picture()).withMetadata({ orientation });

it.each<[string, () => Promise<Buffer>]>([
  ["JPEG", async () => (await picture()).jpeg().toBuffer()],
  ["PNG", async () => (await picture()).png().toBuffer()],
  ["WebP", async () => (await picture()).webp().toBuffer()],
  ["AVIF", async () => (await picture(800, 600)).avif({ effort: 0 }).toBuffer()],
  ["upside down", async () => (await turned(3)).jpeg().toBuffer()],
  ["a mirrored AVIF", async () => (await turned(2)).avif({ effort: 0 }).toBuffer()],
])("a photo is accepted: %s", async (_name, make) => {
  expect(await validatePhotoFile(await make())).toBeUndefined();
});

it.each<[string, string, () => Promise<Buffer>]>([
  ["one pixel too narrow", "799 × 600", async () => (await picture(799, 600)).jpeg().toBuffer()],
  ["with its place", "GPS", async () => (await located()).jpeg().toBuffer()],
  ["on its side", "okrene", async () => (await turned(6)).jpeg().toBuffer()],
  ["an AVIF without a picture", "ne može otvoriti", async () => ftyp("mif1", "avif", "miaf")],
  ["a GIF", "ne može otvoriti", async () => (await picture(800, 600)).gif().toBuffer()],
  ["empty", "ne može otvoriti", async () => Buffer.alloc(0)],
])("a photo is refused: %s (%s)", async (_name, words, make) => {
  const problem = await validatePhotoFile(await make());
  expect(problem?.what).toContain(words);
  expect(problem?.fix).not.toBe("");
});

it.each(["jpeg", "png", "webp", "avif"] as const)(
  "a photo is refused: a %s that is cut off",
  async (format) => {
    const bytes = await (await picture(800, 600)).toFormat(format, { effort: 1 }).toBuffer();
    for (const share of [0.5, 0.98]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * share));
      expect((await validatePhotoFile(cut))?.what).toBe("Slika se ne može otvoriti.");
    }
  },
);
