import { largeFileBytes, mostFileBytes } from "../../content/file-rules";
import { sizeText } from "../../domain/file-size";
import type { Message } from "../problem";

const folder = "content/files";

const inLink = (name: string) => `/files/${name}`;

/** A link as it may be copied. */
const sample = (name: string) => `[Zahtjev za upis](${inLink(name)})`;

const didYouMean = (name: string | undefined) =>
  name ? `Jeste li htjeli „${inLink(name)}”? ` : "";

export const missingDownload = (
  value: string,
  name: string,
  suggestion: string | undefined,
): Message => ({
  what: `Link „${value}” vodi na dokument kojeg nema u folderu ${folder}.`,
  fix: `${didYouMean(suggestion)}Ispravite naziv u linku ili stavite PDF u taj folder, s nazivom ${name}`,
});

export const downloadSpelling = (value: string, name: string): Message => ({
  what: `Link „${value}” ne vodi na dokument ove stranice.`,
  fix: `Dokument stoji u folderu ${folder}, a u linku se piše s folderom. Primjer: ${sample(name)}`,
});

export const onlyPdf = (value: string): Message => ({
  what: `Link „${value}” vodi na datoteku koja nije PDF.`,
  fix: `Sačuvajte dokument kao PDF, stavite ga u folder ${folder} i ispravite nastavak u linku.`,
});

export const downloadInField = (name: string): Message => ({
  what: "Ovo polje vodi na stranicu, a ne na dokument.",
  fix: `Link na dokument pišite u tekstu ispod polja. Primjer: ${sample(name)}`,
});

export const ownNote = (): Message => ({
  what: "Vrsta i veličina dokumenta bi u linku pisale dva puta: stranica ih dopisuje sama.",
  fix: "Obrišite ih iz teksta linka. Primjer: [Zahtjev za upis](/files/zahtjev.pdf)",
});

export const blankInLink = (address: string, right: string): Message => ({
  what: `Ovo ne bi bio link, jer u adresi „${address}” ima razmak.`,
  fix: `Upišite adresu bez razmaka: ${right} Ako je to naziv datoteke, preimenujte i nju.`,
});

export const badFileName = (name: string, right: string): Message => ({
  what: `Naziv „${name}” ne može stajati u adresi.`,
  fix: `Preimenujte datoteku u ${right} i tako je upišite u link: ${inLink(right)} Naziv smije imati samo mala slova bez kvačica, cifre i crtice.`,
});

export const unlinkedFile = (name: string): Message => ({
  what: "Na ovaj dokument ne vodi nijedan link, pa se ne objavljuje.",
  fix: `Upišite link u tekst neke stranice. Primjer: ${sample(name)} Ako Vam dokument ne treba, obrišite ga.`,
});

export const otherFile = (name: string): Message => ({
  what: "U ovom folderu mogu stajati samo PDF dokumenti.",
  fix: `Otvorite dokument u programu u kojem je napravljen i sačuvajte ga kao PDF, npr. ${name} Ovu datoteku premjestite izvan foldera content.`,
});

export const emptyFile = (): Message => ({
  what: "Datoteka je prazna.",
  fix: "Kopirajte dokument ponovo. Prije toga ga otvorite na računaru i provjerite da li se vidi.",
});

export const noPdf = (): Message => ({
  what: "Ovo nije PDF. Promjena nastavka iza tačke ne mijenja vrstu datoteke.",
  fix: "Otvorite dokument u programu u kojem je napravljen i sačuvajte ga kao PDF (u Wordu: File → Save As → PDF), pa ovu datoteku zamijenite njime.",
});

export const incompletePdf = (): Message => ({
  what: "PDF je nepotpun, pa se možda neće moći otvoriti.",
  fix: "Kopirajte ili preuzmite dokument ponovo. Ako se ni tada ne otvara, sačuvajte ga iznova kao PDF.",
});

export const lockedPdf = (): Message => ({
  what: "PDF je zaštićen lozinkom ili zabranama, pa ga roditelji možda neće moći otvoriti, popuniti ili odštampati.",
  fix: "Sačuvajte ga kao PDF bez lozinke i zabrana. Ako se na telefonu otvara bez lozinke i zabrane su namjerne, ne mijenjajte ništa.",
});

export const largeFile = (bytes: number): Message => ({
  what: `Dokument je velik (${sizeText(bytes)}), pa će se na telefonu dugo otvarati.`,
  fix: `Smanjite ga ispod ${sizeText(largeFileBytes)}: u Wordu ga sačuvajte kao PDF s izborom „Minimum size”, a skenirajte u manjoj rezoluciji.`,
});

export const hugeFile = (bytes: number): Message => ({
  what: `Dokument je prevelik (${sizeText(bytes)}). Objaviti se može najviše ${sizeText(mostFileBytes)}.`,
  fix: "Sačuvajte ga kao manji PDF ili ga podijelite na više dokumenata.",
});
