import type { FieldKind } from "../../content/fields";
import { country } from "../../content/kinds/site";
import type { Message } from "../problem";

/** What stands in the field now. */
type Value = string | number | boolean;

/** A sample of several lines starts on a line of its own. */
const sampleAfter = (words: string, sample: string) =>
  `${words}:${sample.startsWith("\n") ? "" : " "}${sample}`;

const example = (sample: string) => sampleAfter("Primjer", sample);

export const missing = (field: string, sample: string): Message => ({
  what: `Nedostaje obavezno polje „${field}”.`,
  fix: `Dodajte ovo polje i iza dvotačke upišite vrijednost, a ako u datoteci već stoji, provjerite njegovo uvlačenje. ${example(sample)}`,
});

export const empty = (field: string, sample: string): Message => ({
  what: `Polje „${field}” je prazno.`,
  fix: `Upišite vrijednost, a ako se više ne treba prikazivati, obratite se osobi koja održava stranicu. ${example(sample)}`,
});

const kinds: Readonly<Partial<Record<FieldKind, string>>> = {
  number: "broj",
  whole: "cijeli broj",
  list: "lista (svaka stavka u svom redu, s crticom na početku)",
  group: "grupa polja",
  time: "vrijeme sa satima i minutama, npr. 06:30",
};

/** The kind of a value that YAML has read. */
function kindOf(value: unknown): string {
  if (value === null) return "prazno";
  if (Array.isArray(value)) return "lista";
  if (typeof value === "object") return "grupa polja";
  if (typeof value === "number") return "broj";
  return typeof value === "boolean" ? "true ili false" : "tekst";
}

export const wrongKind = (
  field: string,
  expected: FieldKind,
  value: unknown,
  sample: string,
): Message => ({
  what: `U polju „${field}” je pogrešna vrsta podatka. Očekuje se: ${kinds[expected] ?? "tekst"}. Upisano je: ${kindOf(value)}.`,
  fix: sampleAfter("Prepravite vrijednost prema primjeru", sample),
});

export const unknown = (
  field: string,
  suggestion: string | undefined,
  known: readonly string[],
): Message => ({
  what: `Polje „${field}” nije poznato.`,
  fix: `${
    suggestion
      ? `Jeste li htjeli napisati „${suggestion}”? Ispravite naziv ili obrišite taj red.`
      : `Provjerite kako je naziv napisan ili obrišite taj red. Dozvoljena polja: ${known.join(", ")}.`
  } Ako je naziv tačan, red je pogrešno uvučen: uvlači se razmacima, po dva za svaki nivo, kao redovi oko njega.`,
});

export const unknownIcon = (
  value: string,
  suggestion: string | undefined,
  icons: readonly string[],
): Message => ({
  what: `Ikona „${value}” ne postoji.`,
  fix: suggestion
    ? `Jeste li htjeli napisati „${suggestion}”? Dostupne ikone: ${icons.join(", ")}.`
    : `Odaberite jednu od dostupnih ikona: ${icons.join(", ")}.`,
});

export const unknownChoice = (
  value: string,
  suggestion: string | undefined,
  choices: readonly string[],
): Message => ({
  what: `Vrijednost „${value}” ovdje ne može stajati.`,
  fix: `${suggestion ? `Jeste li htjeli napisati „${suggestion}”? ` : ""}Može stajati jedno od ovoga: ${choices.join(", ")}.`,
});

export const listLength = (field: string, hint: string | undefined, count: number): Message => ({
  what: `Polje „${field}” ima pogrešan broj stavki: ${count}.`,
  fix: hint
    ? `Ispravite listu. ${hint}`
    : "Dodajte najmanje jednu stavku: novi red s crticom na početku.",
});

export const outOfRange = (field: string, value: Value, hint: string | undefined): Message => ({
  what: `Broj ${value} u polju „${field}” nije moguć.`,
  fix: hint ? `Ispravite broj. ${hint}` : `Upišite cijeli broj, od 1 naviše. ${example("1")}`,
});

export const badTime = (value: Value): Message => ({
  what: `Radno vrijeme „${value}” nije ispravno.`,
  fix: `Upišite sate i minute s dvotačkom, pod navodnicima i bez slova h. ${example('"06:30"')}`,
});

export const badPhone = (value: Value): Message => ({
  what: `Broj telefona „${value}” nije ispravan.`,
  fix: `Upišite broj s pozivnim brojem zemlje, pod navodnicima, bez početne nule i sa svim ciframa: iza +387 ih je 8, a kod nekih mobilnih brojeva 9. ${example('"+387 61 000 001"')}`,
});

export const badEmail = (value: Value): Message => ({
  what: `E-mail adresa „${value}” nije ispravna.`,
  fix: `Provjerite da li adresa ima znak @ i domenu i da nema razmaka ni slova č, ć, ž, š, đ. ${example('"info@sanjalica.example"')}`,
});

export const badTiles = (value: Value): Message => ({
  what: `Adresa dijelova mape „${value}” nije ispravna.`,
  fix: `Počinje s https:// i sadrži {z}, {x} i {y}, tim redom. ${example('"https://tile.openstreetmap.org/{z}/{x}/{y}.png"')}`,
});

export const unknownDay = (
  value: Value,
  suggestion: string | undefined,
  days: readonly string[],
): Message => ({
  what: `Dan „${value}” ne postoji.`,
  fix: suggestion
    ? `Jeste li htjeli napisati „${suggestion}”? Može stajati: ${days.join(", ")}.`
    : `Upišite jedan od ovih naziva: ${days.join(", ")}.`,
});

export const dayOrder = (first: Value, last: Value): Message => ({
  what: `Posljednji dan (${last}) je u sedmici prije prvog (${first}).`,
  fix: `Sedmica počinje ponedjeljkom. Upišite prvo raniji dan, a ako radno vrijeme vrijedi samo za jedan dan, obrišite red „to”. ${example('from: "ponedjeljak" i to: "petak"')}`,
});

export const hoursOrder = (opens: Value, closes: Value): Message => ({
  what: `Vrijeme otvaranja mora biti prije vremena zatvaranja. Upisano je: ${opens} do ${closes}.`,
  fix: `Provjerite oba vremena i ispravite ono koje je pogrešno. ${example('opens: "06:30" i closes: "18:00"')}`,
});

export const outsideCountry = (lat: Value, lng: Value): Message => ({
  what: `Tačka na mapi je izvan Bosne i Hercegovine. Upisano je: ${lat}, ${lng}.`,
  fix: `Provjerite da geografska širina i dužina nisu zamijenjene. Širina treba biti od ${country.lat[0]} do ${country.lat[1]}, a dužina od ${country.lng[0]} do ${country.lng[1]}. Decimale se pišu s tačkom.`,
});

export const strangeHighlight = (value: Value): Message => ({
  what: `Istaknutih riječi „${value}” nema u naslovu.`,
  fix: "Prepišite u ovo polje riječi iz polja „title”, slovo po slovo.",
});

export const unexpected = (field: string, sample: string): Message => ({
  what: `Vrijednost polja „${field}” nije ispravna.`,
  fix: sampleAfter("Prepravite je prema primjeru", sample),
});
