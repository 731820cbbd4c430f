import sharp from "sharp";
import { maxMegapixels, minLongSide, minShortSide, photoExtensions } from "../content/photo-rules";
import type { Message } from "./problem";

/** The message for a photo that cannot be decoded. */
export const unreadablePhoto = (): Message => ({
  what: "Slika se ne može otvoriti.",
  fix: `Otvorite je na računaru. Ako se ne otvara, zamijenite je drugom. Ako se otvara, sačuvajte je ponovo u jednom od ovih formata: ${photoExtensions.join(", ")}.`,
});

/** The message for a HEIC photo. */
export const heic = (): Message => ({
  what: "Ovo je slika u formatu HEIC, koji preglednici ne prikazuju.",
  fix: "Otvorite je na telefonu ili računaru, sačuvajte ili izvezite kao JPEG i dodajte naredbom: npm run photos -- add",
});

const formats: readonly string[] = ["jpeg", "png", "webp", "heif"];

/**
 * Whether a file is a HEIC photo, as iPhones write them: its `ftyp` box has a brand for HEVC and
 * none for AVIF, which may have `mif1` too (ISO/IEC 23008-12).
 */
export function isHeic(bytes: Buffer): boolean {
  const [type, brands] = [bytes.toString("latin1", 4, 8), bytes.toString("latin1", 8, 64)];
  return type === "ftyp" && /hei[cmsx]|hev[cmsx]|mif1|msf1/.test(brands) && !/avi[fs]/.test(brands);
}

/** Why a photo of this size, in pixels, cannot be published, if so. */
export function sizeProblem(width: number, height: number): Message | undefined {
  if (width * height > maxMegapixels * 1e6)
    return {
      what: `Slika je prevelika: ${width} × ${height} piksela. Najviše može imati ${maxMegapixels} miliona piksela.`,
      fix: "Smanjite je na računaru, pa je dodajte naredbom: npm run photos -- add",
    };
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short < minShortSide || long < minLongSide
    ? {
        what: `Slika je premala. Veličina slike: ${width} × ${height} piksela. Potrebno je najmanje: ${minLongSide} × ${minShortSide} piksela.`,
        fix: "Stavite originalnu sliku s telefona ili fotoaparata. Slike preuzete iz Vibera ili WhatsAppa često su smanjene.",
      }
    : undefined;
}

/** The EXIF tag 0x8825, type LONG, count 1, which points to the GPS data (EXIF 2.32, 4.6.3). */
const gpsPointers = ["2588040001000000", "8825000400000001"].map((hex) => Buffer.from(hex, "hex"));

/**
 * Decodes a photo completely, as the build will.
 * @returns why it cannot be published, if so
 */
export async function photoProblem(bytes: Buffer): Promise<Message | undefined> {
  if (isHeic(bytes)) return heic();
  try {
    const { width, height, format, exif, xmp } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    if (!formats.includes(format))
      return {
        what: `Ovo nije slika u poznatom formatu (${format}).`,
        fix: `Zamijenite je slikom u jednom od ovih formata: ${photoExtensions.join(", ")}.`,
      };
    const size = sizeProblem(width, height);
    if (size) return size;
    if (gpsPointers.some((one) => exif?.includes(one)) || xmp?.includes("GPSL"))
      return {
        what: "U slici je zapisano mjesto gdje je snimljena (GPS). Takva slika se ne objavljuje, radi sigurnosti djece.",
        fix: "Obrišite sliku iz ovog foldera i original dodajte naredbom: npm run photos -- add Ta naredba briše podatke o lokaciji. Zatim ponovite provjeru.",
      };
    // Resizing to `height` lines reads every line; a WebP is always decoded completely.
    const lines = format === "webp" ? 8 : height;
    await sharp(bytes, { failOn: "warning" })
      .resize(8, lines, { fit: "fill", kernel: "nearest" })
      .raw()
      .toBuffer();
    return undefined;
  } catch {
    return unreadablePhoto();
  }
}
