import sharp from "sharp";
import { unreadablePhoto, validatePhotoSize } from "../check-photos";
import type { Message } from "../problem";

const formats: readonly string[] = ["jpeg", "png", "webp", "heif"];

/** The EXIF tag 0x8825, type LONG, count 1, which points to the GPS data (EXIF 2.32, 4.6.3). */
const gpsPointers = ["2588040001000000", "8825000400000001"].map((hex) => Buffer.from(hex, "hex"));

const gps: Message = {
  what: "U slici je zapisano mjesto gdje je snimljena (GPS). Takva slika se ne objavljuje, radi sigurnosti djece.",
  fix: "Obrišite je i dodajte ponovo na stranici /admin, koja briše podatke o lokaciji.",
};

const onItsSide: Message = {
  what: "Slika je zapisana položena, s napomenom da se pri prikazu okrene. Na stranici bi joj bio odrezan velik dio.",
  fix: "Obrišite je i dodajte ponovo na stranici /admin, koja je uspravlja.",
};

/**
 * Decode a photo completely, as the build will.
 * @returns why it cannot be published, if so
 */
export async function validatePhotoFile(bytes: Buffer): Promise<Message | undefined> {
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height, format, exif, xmp, orientation = 1 } = metadata;
    if (!formats.includes(format)) return unreadablePhoto;
    const size = validatePhotoSize(width, height);
    if (size) return size;
    if (gpsPointers.some((pointer) => exif?.includes(pointer)) || xmp?.includes("GPSL")) return gps;
    // Gatsby turns a photo upright, but takes its proportions as they are stored (EXIF 2.32, 4.6.4).
    if (orientation >= 5) return onItsSide;
    // Resizing to `height` lines reads every line; a WebP is always decoded completely.
    const lines = format === "webp" ? 8 : height;
    await sharp(bytes, { failOn: "warning" })
      .resize(8, lines, { fit: "fill", kernel: "nearest" })
      .raw()
      .toBuffer();
    return undefined;
  } catch {
    return unreadablePhoto;
  }
}
