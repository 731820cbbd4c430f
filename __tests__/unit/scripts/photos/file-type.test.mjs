/** @jest-environment node */
import { fileType } from "../../../../scripts/lib/photos/file-type.mjs";
import { ftyp, picture } from "./project.mjs";

test.each(["jpeg", "png", "webp", "avif"])("knows a real %s", async (format) => {
  expect(fileType(await picture({ format, width: 8, height: 8 }))).toBe(format);
});

test.each([
  ["heic", ftyp("heic", "mif1", "heic")],
  ["heic", ftyp("heix")],
  ["heic", ftyp("hevc")],
  ["heic", ftyp("mif1", "heic", "miaf")],
  ["heic", ftyp("msf1", "hevc")],
  ["avif", ftyp("avif", "mif1", "miaf")],
  ["avif", ftyp("mif1", "avif", "miaf")],
  ["avif", ftyp("avis", "msf1")],
  ["video", ftyp("qt  ")],
  ["video", ftyp("isom", "iso2", "mp41")],
  ["video", Buffer.from("\x1aE\xdf\xa3....", "latin1")],
  ["video", Buffer.from("RIFF\0\0\0\0AVI LIST", "latin1")],
  ["video", Buffer.from("\0\0\0\x08wide\0\0\0\0mdat", "latin1")],
  ["otherPicture", Buffer.from("GIF89a")],
  ["otherPicture", Buffer.from("II*\0\x08\0\0\0", "latin1")],
  ["otherPicture", ftyp("crx ", "isom")],
  ["otherPicture", Buffer.from("<svg xmlns=''/>")],
  ["pdf", Buffer.from("%PDF-1.7")],
  ["empty", Buffer.alloc(0)],
  ["unknown", Buffer.from("Thumbs")],
])("sees %s in the bytes", (type, bytes) => expect(fileType(bytes)).toBe(type));
