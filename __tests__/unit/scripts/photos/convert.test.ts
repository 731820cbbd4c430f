/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp, { type Create } from "sharp";
import { convertPhoto } from "../../../../scripts/photos/convert";

// Decoding takes long on a busy computer.
jest.setTimeout(30_000);

const folder = mkdtempSync(path.join(tmpdir(), "sanjalica-convert-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** @throws what is wrong with the photo */
async function convert(bytes: Buffer | Promise<Buffer>): Promise<Buffer> {
  const file = path.join(folder, "IMG_1.jpg");
  writeFileSync(file, await bytes);
  const result = await convertPhoto(file);
  if (Buffer.isBuffer(result)) return result;
  throw new Error(`${result.what} ${result.fix}`);
}

/** Colour of one pixel of a file, red, green and blue. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

const canvas = (options: Partial<Create> = {}) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: "#fa281e", ...options } });

test("a photo stored on its side comes out upright", async () => {
  const blue = { create: { width: 400, height: 600, channels: 3 as const, background: "#00f" } };
  const upright = await canvas()
    .composite([{ input: blue, left: 400, top: 0 }])
    .png()
    .toBuffer();
  const stored = sharp(await sharp(upright).rotate(-90).png().toBuffer());
  const photo = await convert(stored.withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const { width, height, orientation } = await sharp(photo).metadata();
  expect([width, height, orientation]).toEqual([800, 600, undefined]);
  expect((await colourAt(photo, 100, 300))[0]).toBeGreaterThan(200);
  expect((await colourAt(photo, 700, 300))[2]).toBeGreaterThan(200);
});

test("colours of Display P3 become the same in sRGB, and transparency white", async () => {
  const inside = canvas({ background: { r: 200, g: 120, b: 80 } });
  const photo = await convert(inside.withIccProfile("p3").png().toBuffer());
  for (const [index, value] of (await colourAt(photo, 400, 300)).entries()) {
    expect(Math.abs(value - ([200, 120, 80][index] ?? 0))).toBeLessThanOrEqual(4);
  }
  const clear = canvas({ channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } });
  const white = await colourAt(await convert(clear.png().toBuffer()), 400, 300);
  expect(white).toEqual([255, 255, 255]);
});

test("no metadata is left: no place, camera, description or profile", async () => {
  const bytes = await canvas()
    .withIccProfile("p3")
    .withExif({
      IFD0: { Make: "Camera" },
      IFD3: { GPSLatitude: "43/1 49/1 0/1", GPSLatitudeRef: "N" },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
    )
    .jpeg()
    .toBuffer();
  // The tag that points to the GPS block.
  expect((await sharp(bytes).metadata()).exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true);
  const photo = await convert(bytes);
  expect(photo.toString("latin1")).not.toMatch(/exif|gps|xmp|iccp|8BIM|Camera/i);
});

test.each([
  [2600, 1950, [2400, 1800, "webp"]],
  [1000, 2500, [960, 2400, "webp"]],
])("%i × %i pixels become %j", async (width, height, expected) => {
  const photo = await convert(canvas({ width, height }).png().toBuffer());
  const { format, ...size } = await sharp(photo).metadata();
  expect([size.width, size.height, format]).toEqual(expected);
});

test.each([
  [799, 700, /preuska: 799 × 700 piksela\. Potrebno je najmanje: 800 × 600/],
  [9000, 1500, /preuska/],
])("%i × %i pixels are refused", async (width, height, message) => {
  await expect(convert(canvas({ width, height }).jpeg().toBuffer())).rejects.toThrow(message);
});

test("beyond 100 megapixels is refused by the header, before the pixels are read", async () => {
  const bytes = await canvas().jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(10_001, frame + 5);
  bytes.writeUInt16BE(10_000, frame + 7);
  await expect(convert(bytes)).rejects.toThrow(/prevelika: 10000 × 10001 piksela\. Najviše/);
});

const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;

// photo-file.test.ts tries every format: the content check decodes photos the same way.
test("a photo that is cut off or filled up with zeros is refused", async () => {
  const whole = await canvas({ noise }).jpeg().toBuffer();
  await expect(convert(whole)).resolves.toBeInstanceOf(Buffer);
  const half = Math.floor(whole.length / 2);
  for (const broken of [whole.subarray(0, half), Buffer.from(whole).fill(0, half)]) {
    await expect(convert(broken)).rejects.toThrow(/ne može otvoriti/);
  }
});
