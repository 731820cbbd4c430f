import type { Message, Place } from "../problem";

const example = 'Primjer: title: "Naš program"';

export const malformed = ({ line, column }: Place): Message => ({
  what: `Datoteka se ne može pročitati. Greška je u redu ${line}, kod znaka broj ${column}, ili u redu iznad njega.`,
  fix: "Provjerite tri stvari: da je uvlačenje napravljeno razmacima, da iza dvotačke stoji razmak i da je svaki navodnik zatvoren.",
});

export const lostComment = (text: string): Message => ({
  what: `Sve iza znaka # se ne prikazuje: „${text}”.`,
  fix: "Ako to treba biti dio teksta, stavite cijeli tekst pod navodnike.",
});

export const tab: Message = {
  what: "Red je uvučen tipkom Tab.",
  fix: "Obrišite taj razmak i uvucite red tipkom za razmak, po dva razmaka za svaki nivo.",
};

/** A parser notices a wrong indentation only where lines no longer fit together, often one later. */
export const indentation: Message = {
  what: "Ovaj red ili onaj iznad njega nije uvučen kao redovi oko njih.",
  fix: "Redovi se uvlače razmacima, po dva za svaki nivo. Uporedite ih s istim poljem u drugoj datoteci ili poništite izmjene programom Git.",
};

export const openQuote: Message = {
  what: "Navodnik nije zatvoren.",
  fix: `Na kraj teksta u ovom redu dodajte navodnik. ${example}`,
};

/** `title: "Naš program”`: a word processor or a phone has turned the last quote. */
export const turnedQuote = (mark: string): Message => ({
  what: `Tekst počinje ravnim navodnikom, a završava kosim (${mark}).`,
  fix: `Na kraju teksta napišite ravni navodnik. ${example}`,
});

export const noFirstQuote = (mark: string): Message => ({
  what: `Na početku teksta nedostaje navodnik, pa bi roditelji vidjeli onaj na kraju (${mark}).`,
  fix: `Dodajte ravni navodnik ispred prve riječi ili obrišite onaj na kraju. ${example}`,
});

export const wordQuotes = (): Message => ({
  what: "Oko teksta stoje kosi navodnici iz programa za pisanje (Word), koje bi roditelji vidjeli.",
  fix: `Oko cijelog teksta napišite ravne navodnike. Navodnici „ i ” idu samo unutar njih. ${example}`,
});

export const innerQuote: Message = {
  what: "Iza navodnika kojim se tekst završava stoji još nešto.",
  fix: "Unutar teksta koristite navodnike „ i ”, a ne ravne navodnike.",
};

export const colon: Message = {
  what: "Tekst s dvotačkom nije pod navodnicima.",
  fix: 'Stavite cijeli tekst pod navodnike. Primjer: title: "Program: igra i učenje"',
};

export const noColon: Message = {
  what: "Iza naziva polja nema dvotačke i razmaka.",
  fix: `Napišite naziv polja, dvotačku, razmak i tekst. ${example}`,
};

export const noBlank = (name: string): Message => ({
  what: `Iza „${name}:” nema razmaka.`,
  fix: `Upišite razmak između dvotačke i vrijednosti. ${example}`,
});

export const noBlankAfterDash = (): Message => ({
  what: "Iza crtice na početku reda nema razmaka.",
  fix: 'Upišite razmak iza crtice. Primjer: - "Ovdje ide tekst"',
});

export const unquoted: Message = {
  what: "Tekst počinje znakom koji ovdje ima posebno značenje.",
  fix: `Stavite cijeli tekst pod navodnike. ${example}`,
};

/** Of YAML's references, what cannot be a text: staff have no use for them. */
export const reference = (written: string): Message => ({
  what: `Ovdje ne može stajati „${written}”.`,
  fix: "Obrišite ga.",
});

export const backslash: Message = {
  what: "U tekstu pod navodnicima je obrnuta kosa crta (\\).",
  fix: "Obrišite je ili umjesto nje upišite običnu kosu crtu (/).",
};

export const fence: Message = {
  what: "Red s tri crtice ovdje ne može stajati.",
  fix: "Obrišite ga.",
};

export const duplicate = (name: string): Message => ({
  what: `Polje „${name}” je u istoj grupi upisano dva puta.`,
  fix: "Obrišite jedno od njih, zajedno s njegovim tekstom. Ako su oba potrebna, ovaj red ili onaj iznad njega je pogrešno uvučen: uporedite razmake s redovima oko njih.",
});
