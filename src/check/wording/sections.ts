import type { Message } from "../problem";

export const repeatedAddress = (address: string, other: string): Message => ({
  what: `Na istoj stranici već postoji dio s adresom „${address}”, u datoteci ${other}.`,
  fix: 'Upišite u polje „address” drugu adresu. Primjer: address: "cjenovnik-2"',
});

export const takenAddress = (address: string): Message => ({
  what: `Adresa „${address}” na stranici već ima drugo značenje.`,
  fix: 'Upišite u polje „address” drugu adresu. Primjer: address: "cjenovnik"',
});

export const badAddress = (value: string, right: string): Message => ({
  what: `„${value}” ne može stajati u adresi.`,
  fix: `Pišite samo mala slova bez kvačica, cifre i crtice. Primjer: address: "${right}"`,
});

export const repeatedList = (other: string): Message => ({
  what: `Sve slike s ovog spiska na istoj stranici već prikazuje datoteka ${other}.`,
  fix: "Navedite samo neke slike u polju „names” ili obrišite polje „photos”.",
});

export const unlistedPhoto = (
  name: string,
  list: string,
  suggestion: string | undefined,
): Message => ({
  what: `Slike „${name}” nema na spisku ${list}.`,
  fix: `${suggestion ? `Jeste li htjeli „${suggestion}”? ` : ""}Upišite naziv slike onako kako stoji na tom spisku.`,
});

export const tableHere = (): Message => ({
  what: "Ovdje tabela nema mjesta: na telefonu bi bila šira od ekrana.",
  fix: "Stavite je u dio stranice koji se otvara (folder content/program) ili na svoju stranicu.",
});

export const tableWithoutLine = (columns: number): Message => ({
  what: "Ispod prvog reda tabele nedostaje red s crticama, pa se tabela ne bi prikazala.",
  fix: `Ispod prvog reda upišite: ${"| --- ".repeat(columns)}|`,
});

export const textTouchesTable = (): Message => ({
  what: "Ovaj tekst stoji odmah ispod tabele, pa bi postao njen red.",
  fix: "Iza posljednjeg reda tabele ostavite prazan red.",
});

export const unevenRow = (columns: number, found: number): Message => ({
  what: `Ovaj red tabele nema isti broj kolona kao prvi. Kolona u prvom redu: ${columns}, a u ovom: ${found}.`,
  fix: "Svaka kolona stoji između dva znaka |. Prazna se piše ovako: | |",
});

export const headingWithoutBlank = (): Message => ({
  what: "Iza znakova # na početku reda nema razmaka, pa ovo ne bi bio naslov.",
  fix: "Upišite razmak. Primjer: ## Kako izgleda upis",
});

export const headingHere = (): Message => ({
  what: "Ovdje naslov nema mjesta, jer je naslov već upisan u poljima.",
  fix: "Obrišite znakove # na početku reda, a ako ih nema, red znakova = ili - ispod njega. Riječi možete istaknuti ovako: **riječi**",
});

export const badPageName = (name: string, right: string): Message => ({
  what: `Naziv „${name}” ne može biti adresa stranice.`,
  fix: `Preimenujte datoteku. Naziv smije imati samo mala slova bez kvačica, cifre i crtice. Primjer: ${right}`,
});

export const takenPage = (address: string): Message => ({
  what: `Adresa ${address} je zauzeta, pa se ova stranica ne može objaviti.`,
  fix: "Preimenujte datoteku: adresa stranice je njen naziv bez nastavka. Primjer: upis.md",
});

export const sectionWithoutPage = (page: string, likely: string | undefined): Message => ({
  what: `Ovo je dio stranice koje nema: nedostaje datoteka ${page}.`,
  fix: `${likely ? `Jeste li htjeli folder „${likely}”? ` : ""}Napravite tu datoteku, preimenujte folder ili premjestite dio u folder content/program.`,
});
