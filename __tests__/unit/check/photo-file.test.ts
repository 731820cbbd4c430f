/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { photoProblem } from "../../../src/check/photo-file";
import { siteContent } from "../../support/site";

/** A photo with enough detail that every part of its file matters. */
async function picture(width = 1200, height = 900): Promise<sharp.Sharp> {
  const photo = await sharp(path.join(siteContent, "gallery/foto7.webp"))
    .resize(width, height)
    .png()
    .toBuffer();
  return sharp(photo);
}

const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");

describe("a photo", () => {
  it.each([
    ["JPEG", async () => (await picture()).jpeg().toBuffer()],
    ["PNG", async () => (await picture()).png().toBuffer()],
    ["WebP", async () => (await picture()).webp().toBuffer()],
    ["AVIF", async () => (await picture(800, 600)).avif({ effort: 0 }).toBuffer()],
    [
      "JPEG with a camera's name",
      async () =>
        (await picture())
          .jpeg()
          .withExif({ IFD0: { Make: "GPS Foto" } })
          .toBuffer(),
    ],
    ["a tall photo of the least size", async () => (await picture(600, 800)).jpeg().toBuffer()],
  ])("is accepted: %s", async (_name, make) => {
    expect(await photoProblem(await make())).toBeUndefined();
  });

  it.each([
    ["one pixel too narrow", async () => (await picture(799, 600)).jpeg().toBuffer(), "799 × 600"],
    [
      "one pixel too low",
      async () => (await picture(800, 599)).jpeg().toBuffer(),
      "800 × 600 piksela",
    ],
    [
      "absurdly large",
      async () =>
        sharp({ create: { width: 16000, height: 7000, channels: 3, background: "#fff" } })
          .png()
          .toBuffer(),
      "16000 × 7000",
    ],
    [
      "with the place it was taken at",
      async () =>
        (await picture())
          .jpeg()
          .withExif({ IFD3: { GPSLatitude: "43/1 49/1 0/1" } })
          .toBuffer(),
      "GPS",
    ],
    [
      "with the place, as WebP",
      async () =>
        (await picture())
          .webp()
          .withExif({ IFD3: { GPSLatitude: "43/1 49/1 0/1" } })
          .toBuffer(),
      "GPS",
    ],
    ["a HEIC", async () => heic, "HEIC"],
    ["a PDF", async () => Buffer.from("%PDF-1.7\n"), "PDF"],
    ["a GIF", async () => Buffer.from("GIF89a"), "GIF"],
    ["a TIFF", async () => (await picture()).tiff().toBuffer(), "TIFF"],
    ["an SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "SVG"],
    ["a document", async () => Buffer.from("PK\u0003\u0004word/document.xml"), "dokument"],
    ["a video", async () => Buffer.from("\0\0\0\u0018ftypisom\0\0\u0002\0"), "video"],
    ["empty", async () => Buffer.alloc(0), "ne može otvoriti"],
    ["a text", async () => Buffer.from("Ovo nije slika."), "ne može otvoriti"],
  ])("is refused: %s", async (_name, make, words) => {
    const problem = await photoProblem(await make());
    expect(problem?.what).toContain(words);
    expect(problem?.fix).not.toBe("");
  });

  it.each([
    ["jpeg", 0.5],
    ["jpeg", 0.98],
    ["png", 0.5],
    ["png", 0.98],
    ["webp", 0.5],
    ["webp", 0.98],
    ["avif", 0.5],
    ["avif", 0.98],
  ] as const)("is refused: %s cut off at %f of its bytes", async (format, share) => {
    const bytes = await (await picture(800, 600)).toFormat(format, { effort: 1 }).toBuffer();
    const cut = bytes.subarray(0, Math.floor(bytes.length * share));
    expect((await photoProblem(cut))?.what).toBe("Slika se ne može otvoriti.");
  });
});

it("is each of the photos of a site", async () => {
  for (const file of ["gallery/foto1.webp", "premises/soba1.webp", "pages/o-nama.webp"]) {
    expect(await photoProblem(fs.readFileSync(path.join(siteContent, file)))).toBeUndefined();
  }
});
