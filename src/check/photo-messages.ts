import {
  maxLongSide,
  maxMegapixels,
  minLongSide,
  minShortSide,
  photoExtensions,
} from "../content/photo-rules";
import type { Message } from "./problem";

/** For a photo that cannot be decoded, or not by browsers. */
export const unreadablePhoto: Message = {
  what: "Slika se ne može otvoriti.",
  fix: `Otvorite je na računaru. Ako se ne otvara, zamijenite je drugom. Ako se otvara, sačuvajte je ponovo u jednom od ovih formata: ${photoExtensions.join(", ")}.`,
};

export const heic: Message = {
  what: "Ovo je slika u formatu HEIC, koji preglednici ne prikazuju.",
  fix: "Otvorite je na telefonu ili računaru, sačuvajte ili izvezite kao JPEG i dodajte ponovo.",
};

/** Why a photo of this size, in pixels, cannot be published, if so. */
export function sizeProblem(width: number, height: number): Message | undefined {
  if (width * height > maxMegapixels * 1e6)
    return {
      what: `Slika je prevelika: ${width} × ${height} piksela. Najviše može imati ${maxMegapixels} miliona piksela.`,
      fix: "Smanjite je na računaru, pa je dodajte ponovo.",
    };
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short >= minShortSide && long >= minLongSide) return undefined;
  // Also for a panorama, of whose short side too little would be left.
  return {
    what: `Slika je premala ili preuska: ${width} × ${height} piksela. Potrebno je najmanje: ${minLongSide} × ${minShortSide} piksela.`,
    fix: `Stavite originalnu sliku s telefona ili fotoaparata: one iz Vibera ili WhatsAppa često su smanjene. Panorami odrežite krajeve, tako da duža stranica bude najviše ${maxLongSide / minShortSide} puta duža od kraće.`,
  };
}
