import {
  maxLongSide,
  maxMegapixels,
  minLongSide,
  minShortSide,
  photoExtensions,
} from "../content/photo-rules";
import type { Message } from "./problem";

/** The message for a photo that cannot be decoded, or not by browsers. */
export const unreadablePhoto: Message = {
  what: "Slika se ne može otvoriti.",
  fix: `Otvorite je na računaru. Ako se ne otvara, zamijenite je drugom. Ako se otvara, sačuvajte je ponovo u jednom od ovih formata: ${photoExtensions.join(", ")}.`,
};

/** The message for a HEIC photo. */
export const heic: Message = {
  what: "Ovo je slika u formatu HEIC, koji preglednici ne prikazuju.",
  fix: "Otvorite je na telefonu ili računaru, sačuvajte ili izvezite kao JPEG i dodajte ponovo.",
};

/** The message for a photo, such as a panorama, of which too little would be left of its short side. */
export const tooNarrow = (width: number, height: number): Message => ({
  what: `Slika je preuska: ${width} × ${height} piksela. Smanjena na ${maxLongSide} piksela, nema kraću stranicu od najmanje ${minShortSide}.`,
  fix: `Odrežite joj krajeve, tako da duža stranica bude najviše ${maxLongSide / minShortSide} puta duža od kraće, pa je dodajte ponovo.`,
});

/** Why a photo of this size, in pixels, cannot be published, if so. */
export function sizeProblem(width: number, height: number): Message | undefined {
  if (width * height > maxMegapixels * 1e6)
    return {
      what: `Slika je prevelika: ${width} × ${height} piksela. Najviše može imati ${maxMegapixels} miliona piksela.`,
      fix: "Smanjite je na računaru, pa je dodajte ponovo.",
    };
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  // Such as the editor has scaled down: its original was not small.
  if (short < minShortSide && long >= maxLongSide) return tooNarrow(width, height);
  return short < minShortSide || long < minLongSide
    ? {
        what: `Slika je premala. Veličina slike: ${width} × ${height} piksela. Potrebno je najmanje: ${minLongSide} × ${minShortSide} piksela.`,
        fix: "Stavite originalnu sliku s telefona ili fotoaparata. Slike preuzete iz Vibera ili WhatsAppa često su smanjene.",
      }
    : undefined;
}
