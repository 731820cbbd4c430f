import type { Message } from "../problem";

const didYouMean = (one: string | undefined) => (one ? `Jeste li htjeli „${one}”? ` : "");

export const brokenLink = (
  value: string,
  pages: readonly string[],
  suggestion: string | undefined,
): Message => ({
  what: `Link „${value}” vodi na stranicu koja ne postoji.`,
  fix: `${didYouMean(suggestion)}Upišite jednu od postojećih stranica: ${pages.join(", ")}.`,
});

export const brokenSectionLink = (
  value: string,
  sections: readonly string[],
  suggestion: string | undefined,
): Message => ({
  what: `Link „${value}” vodi na dio stranice koji ne postoji.`,
  fix:
    sections.length > 0
      ? `${didYouMean(suggestion)}Na toj stranici se mogu otvoriti: ${sections.join(", ")}. Ako vodi na cijelu stranicu, obrišite znak # i sve iza njega.`
      : "Ta stranica nema dijelova koji se otvaraju. Obrišite znak # i sve iza njega.",
});

export const brokenPhotoLink = (value: string, total: number): Message => ({
  what: `Link „${value}” vodi na sliku koja ne postoji.`,
  fix: `Upišite broj slike od 1 do ${total}. Primjer: /gallery#slika-7`,
});

export const brokenAddress = (value: string): Message => ({
  what: `Link „${value}” nije ispravna adresa.`,
  fix: "Adresa druge web-stranice počinje s https://, a telefon s tel:+387. Primjer: https://www.ilidza.ba",
});

export const linkHere = (): Message => ({
  what: "U ovom polju ne može stajati link. Roditelji bi vidjeli baš te znakove.",
  fix: "Ostavite samo riječi, a link upišite u tekst ispod polja ili u odgovor na pitanje.",
});

export const missingPlaceholder = (name: string): Message => ({
  what: `U tekstu nedostaje {${name}}. Na to mjesto stranica sama upisuje podatak.`,
  fix: `Dodajte {${name}} u tekst, s vitičastim zagradama i bez promjene.`,
});

export const unknownPlaceholder = (name: string, known: readonly string[]): Message => ({
  what: `Stranica ne zna šta da upiše na mjesto {${name}}.`,
  fix:
    known.length > 0
      ? `U ovom tekstu može stajati: ${known.map((one) => `{${one}}`).join(", ")}.`
      : "Obrišite vitičaste zagrade.",
});

export const straightQuote = (): Message => ({
  what: "U tekstu je ravni navodnik, koji će roditelji vidjeti.",
  fix: "Unutar teksta koristite navodnike „ i ”. Ako je višak, obrišite ga.",
});

export const loneQuote = (): Message => ({
  what: "U tekstu je jedan ravni navodnik, koji će roditelji vidjeti, a drugog nema.",
  fix: "Ako je višak, obrišite ga. Ako navodite riječi, stavite ih između navodnika „ i ”.",
});

export const unpairedMark = (): Message => ({
  what: "U tekstu nedostaje jedan od dva navodnika.",
  fix: "Navedene riječi stavite između navodnika „ i ”. Ako je navodnik višak, obrišite ga.",
});

export const tooLong = (length: number, longest: number): Message => ({
  what: `Tekst je predug (broj znakova: ${length}). Pretraživači prikazuju oko ${longest}, a ostatak odsijecaju.`,
  fix: "Skratite ga. Najvažnije riječi stavite na početak.",
});

export const lostLabel = (label: string): Message => ({
  what: `Natpis za čitač ekrana ne sadrži natpis koji se vidi: „${label}”.`,
  fix: "Počnite ga istim riječima. Ko govorom upravlja telefonom, izgovara natpis koji vidi.",
});
