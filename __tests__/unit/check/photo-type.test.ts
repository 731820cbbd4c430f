/** @jest-environment node */
import { photoType } from "../../../src/check/photo-type";
import { ftyp, picture } from "../scripts/photos/project";

test.each(["jpeg", "png", "webp", "avif"] as const)("knows a real %s", async (format) => {
  expect(photoType(await picture({ format, width: 8, height: 8 }))).toBe("photo");
});

test.each([
  ["HEIC", ftyp("heic", "mif1", "heic")],
  ["HEIC", ftyp("mif1", "heic", "miaf")],
  ["photo", ftyp("avif", "mif1", "miaf")],
  ["photo", ftyp("mif1", "avif", "miaf")],
  ["video", ftyp("qt  ")],
  ["video", ftyp("isom", "iso2", "mp41")],
  ["video", Buffer.from("\x1aE\xdf\xa3....", "latin1")],
  ["video", Buffer.from("RIFF\0\0\0\0AVI LIST", "latin1")],
  ["video", Buffer.from("\0\0\0\x08wide\0\0\0\0mdat", "latin1")],
  ["GIF", Buffer.from("GIF89a")],
  ["TIFF ili RAW", Buffer.from("II*\0\x08\0\0\0", "latin1")],
  ["TIFF ili RAW", ftyp("crx ", "isom")],
  ["SVG ili HTML", Buffer.from("<svg xmlns=''/>")],
  ["PDF", Buffer.from("%PDF-1.7")],
  [undefined, Buffer.alloc(0)],
  [undefined, Buffer.from("Thumbs")],
])("sees %s in the bytes", (type, bytes) => expect(photoType(bytes)).toBe(type));
