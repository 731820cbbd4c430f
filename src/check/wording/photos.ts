import {
  maxMegapixels,
  minLongSide,
  minShortSide,
  photoExtensions,
} from "../../content/photo-rules";
import type { Message } from "../problem";

const command = "npm run photos -- add";

export const missingPhoto = (number: number, total: number): Message => ({
  what: `Nedostaje slika broj ${number}. Brojevi slika moraju ići redom, od 1 do ${total}, bez preskakanja.`,
  fix: `Dodajte sliku s brojem ${number} ili preimenujte ostale slike tako da nema praznine.`,
});

export const noPhotos = (): Message => ({
  what: "U folderu nema nijedne slike.",
  fix: `Dodajte slike naredbom: ${command}`,
});

export const badName = (value: string): Message => ({
  what: `Naziv slike „${value}” nije ispravan.`,
  fix: `Naziv slike je samo broj, bez nule na početku, i jedan od nastavaka: ${photoExtensions.join(", ")}. Primjer: 30.webp`,
});

export const duplicateNumber = (number: number, first: string, second: string): Message => ({
  what: `Dvije slike imaju isti broj ${number}: „${first}” i „${second}”.`,
  fix: "Jednu od njih obrišite ili joj dajte slobodan broj.",
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

export const location = (): Message => ({
  what: "U slici je zapisano mjesto gdje je snimljena (GPS). Takva slika se ne objavljuje, radi sigurnosti djece.",
  fix: `Obrišite sliku iz ovog foldera i original dodajte naredbom: ${command} Ta naredba briše podatke o lokaciji. Zatim ponovite provjeru.`,
});

export const strayCaption = (number: string): Message => ({
  what: `Naslov je upisan za sliku broj ${number}, a te slike nema.`,
  fix: "Ispravite broj ili obrišite taj naslov.",
});

export const twoHeroes = (): Message => ({
  what: "Više slika je označeno za vrh početne stranice. Prikazuje se prva.",
  fix: "Ostavite hero: true samo kod jedne slike.",
});

export const samePlace = (place: number): Message => ({
  what: `Više slika ima isto mjesto (${place}) u dijelu „Uspomene”.`,
  fix: "Dajte svakoj svoje mjesto: 1, 2 ili 3.",
});
