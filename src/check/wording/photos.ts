import {
  maxLongSide,
  maxMegapixels,
  minLongSide,
  minShortSide,
  photoExtensions,
} from "../../content/photo-rules";
import type { Message } from "../problem";

const command = "npm run photos -- add";

const didYouMean = (name: string | undefined) => (name ? `Jeste li htjeli „${name}”? ` : "");

export const missingPhoto = (
  name: string,
  folder: string,
  suggestion: string | undefined,
): Message => ({
  what: `Slike „${name}” nema u folderu ${folder}.`,
  fix: `${didYouMean(suggestion)}Ispravite naziv, zajedno s nastavkom iza tačke, vratite sliku u taj folder ili obrišite njen unos.`,
});

export const badName = (name: string): Message => ({
  what: `Naziv slike „${name}” ne može stajati u adresi na svakom računaru.`,
  fix: "Preimenujte datoteku, pa isti naziv upišite ovdje. Neka počinje slovom ili cifrom; dalje mogu slova bez kvačica (bez č, ć, š, ž i đ), cifre, razmak, tačka, - i _. Primjer: Rodjendan 1.webp",
});

export const unlistedName = (name: string, suggestion: string | undefined): Message => ({
  what: `Slike „${name}” nema na spisku content/gallery/photos.yml.`,
  fix: `${didYouMean(suggestion)}Upišite naziv slike onako kako stoji na tom spisku.`,
});

export const repeated = (name: string, place: number): Message => ({
  what: `Slika „${name}” je na ovom spisku već upisana, na mjestu ${place}.`,
  fix: "Upišite drugu sliku ili obrišite ovaj unos.",
});

export const unlistedFile = (list: string, name: string): Message => ({
  what: "Slika nije na spisku, pa se ne objavljuje.",
  fix: `Dodajte je na spisak ${list}, na mjesto koje želite: - photo: "${name}" Ako Vam ne treba, premjestite je izvan foldera content.`,
});

export const unusedPhoto = (): Message => ({
  what: "Ova slika se nigdje ne koristi.",
  fix: "Upišite njen naziv u polje za sliku ili je obrišite.",
});

export const notAPhoto = (): Message => ({
  what: "Ovo nije slika koju stranica može prikazati.",
  fix: `Premjestite datoteku izvan foldera content. Ako je slika, odatle je dodajte naredbom: ${command}`,
});

export const unreadable = (): Message => ({
  what: "Slika se ne može otvoriti.",
  fix: `Otvorite je na računaru. Ako se ne otvara, zamijenite je drugom. Ako se otvara, sačuvajte je ponovo u jednom od ovih formata: ${photoExtensions.join(", ")}.`,
});

export const heic = (): Message => ({
  what: "Ovo je slika u formatu HEIC, koji preglednici ne prikazuju.",
  fix: `Otvorite je na telefonu ili računaru, sačuvajte ili izvezite kao JPEG i dodajte naredbom: ${command}`,
});

export const otherFormat = (format: string): Message => ({
  what: `Ovo nije slika u poznatom formatu (${format}).`,
  fix: `Zamijenite je slikom u jednom od ovih formata: ${photoExtensions.join(", ")}.`,
});

export const tooSmall = (width: number, height: number): Message => ({
  what: `Slika je premala. Veličina slike: ${width} × ${height} piksela. Potrebno je najmanje: ${minLongSide} × ${minShortSide} piksela.`,
  fix: "Stavite originalnu sliku s telefona ili fotoaparata. Slike preuzete iz Vibera ili WhatsAppa često su smanjene.",
});

export const tooLarge = (width: number, height: number): Message => ({
  what: `Slika je prevelika: ${width} × ${height} piksela. Najviše može imati ${maxMegapixels} miliona piksela.`,
  fix: `Smanjite je na računaru, pa je dodajte naredbom: ${command}`,
});

export const tooNarrow = (width: number, height: number): Message => ({
  what: `Slika je preuska: ${width} × ${height} piksela. Smanjena na ${maxLongSide} piksela, ne bi imala kraću stranicu od ${minShortSide}.`,
  fix: "Odrežite joj krajeve na računaru, pa je dodajte ponovo.",
});

export const location = (): Message => ({
  what: "U slici je zapisano mjesto gdje je snimljena (GPS). Takva slika se ne objavljuje, radi sigurnosti djece.",
  fix: `Obrišite sliku iz ovog foldera i original dodajte naredbom: ${command} Ta naredba briše podatke o lokaciji. Zatim ponovite provjeru.`,
});
