import type { Message } from "../../../check/problem";
import { maxLongSide } from "../../../content/photo-rules";

/** The message for a photo that is not as the editor stores photos. */
const unconverted: Message = {
  what: "Preglednik nije uspio pripremiti ovu sliku za stranicu.",
  fix: "Uklonite je i sačuvajte ostalo. Zatim ponovo učitajte ovu stranicu u pregledniku i dodajte sliku ponovo. Ako ni tada ne uspije, dodajte je na računaru, u pregledniku Chrome ili Edge.",
};

/** EXIF and XMP, in the flags of WebP's extended format (WebP Container Specification). */
const metadata = 0b1100;

/** Whether a file is a WebP without EXIF and XMP, which may tell where a photo was taken. */
async function isBareWebp(photo: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await photo.slice(0, 21).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  if (!/^RIFF.{4}WEBPVP8/s.test(start)) return false;
  return !start.includes("VP8X") || ((bytes[20] ?? 0) & metadata) === 0;
}

/**
 * Why a photo cannot be stored, if the editor has not made a small WebP of it. Without a word it keeps
 * what it cannot convert, and writes PNG where the browser writes no WebP and the encoder is missing.
 * @param longSide in pixels
 */
export async function conversionProblem(
  photo: Blob,
  longSide: number,
): Promise<Message | undefined> {
  const isConverted = longSide <= maxLongSide && (await isBareWebp(photo));
  return isConverted ? undefined : unconverted;
}
