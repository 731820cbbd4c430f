import type { YAMLParseError } from "yaml";
import type { Message, Place } from "../problem";

/** A message and where in the text to look. */
export interface YamlMessage extends Message {
  /** Offset in the text of what to look at, in UTF-16 units. */
  readonly offset: number;
}

export const malformed = ({ line, column }: Place): Message => ({
  what: `Datoteka se ne može pročitati. Greška je u redu ${line}, kod znaka broj ${column}, ili u redu iznad njega.`,
  fix: "Provjerite tri stvari: da je uvlačenje napravljeno razmacima, da iza dvotačke stoji razmak i da je svaki navodnik zatvoren.",
});

export const lostComment = (text: string): Message => ({
  what: `Sve iza znaka # se ne prikazuje: „${text}”.`,
  fix: "Ako to treba biti dio teksta, stavite cijeli tekst pod navodnike.",
});

const tab: Message = {
  what: "Red je uvučen tipkom Tab.",
  fix: "Obrišite taj razmak i uvucite red tipkom za razmak, po dva razmaka za svaki nivo.",
};

const indentation: Message = {
  what: "Red nije uvučen kao redovi oko njega.",
  fix: "Uvucite ga razmacima tako da počinje tačno ispod polja istog nivoa.",
};

const openQuote: Message = {
  what: "Navodnik nije zatvoren.",
  fix: 'Na kraj teksta u ovom redu dodajte navodnik. Primjer: title: "Naš program"',
};

const innerQuote: Message = {
  what: "Iza navodnika kojim se tekst završava stoji još nešto.",
  fix: "Unutar teksta koristite navodnike „ i ”, a ne ravne navodnike.",
};

const colon: Message = {
  what: "Tekst s dvotačkom nije pod navodnicima.",
  fix: 'Stavite cijeli tekst pod navodnike. Primjer: title: "Program: igra i učenje"',
};

const noColon: Message = {
  what: "Iza naziva polja nema dvotačke i razmaka.",
  fix: 'Napišite naziv polja, dvotačku, razmak i tekst. Primjer: title: "Naš program"',
};

const unquoted: Message = {
  what: "Tekst počinje znakom koji ovdje ima posebno značenje.",
  fix: 'Stavite cijeli tekst pod navodnike. Primjer: title: "Naš program"',
};

const backslash: Message = {
  what: "U tekstu pod navodnicima je obrnuta kosa crta (\\).",
  fix: "Obrišite je ili umjesto nje upišite običnu kosu crtu (/).",
};

const fence: Message = {
  what: "Red s tri crtice ovdje ne može stajati.",
  fix: "Obrišite ga.",
};

const duplicate = (name: string): Message => ({
  what: `Polje „${name}” je u istoj grupi upisano dva puta.`,
  fix: "Obrišite jedno od njih, zajedno s njegovim tekstom.",
});

/** Text that needs quotes: an anchor, an alias or a tag was meant as plain words. */
export const specialCharacter = (): Message => unquoted;

const quoteStart = /^[ \t]*(?:- +)?[\w-]+:[ \t]+"(?:[^"\\]|\\.)*$/;

function lineBounds(text: string, offset: number): { start: number; end: number } {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  return { start, end: end === -1 ? text.length : end };
}

/** Where a quoted text begins that its own line does not end, in or above the line of the offset. */
function openQuoteBefore(text: string, offset: number): number | undefined {
  const { end } = lineBounds(text, Math.min(offset, text.length - 1));
  let start = 0;
  for (const line of text.slice(0, end).split("\n")) {
    if (quoteStart.test(line)) return start + line.indexOf('"');
    start += line.length + 1;
  }
  return undefined;
}

function messageOf(code: string, line: string, name: string): Message | undefined {
  const value = line.replace(/^[ \t]*(?:- +)?[^:]*:[ \t]*/, "");
  if (code === "DUPLICATE_KEY") return duplicate(name);
  if (code === "TAB_AS_INDENT") return tab;
  if (code === "MULTIPLE_DOCS") return fence;
  if (code === "BAD_DQ_ESCAPE") return backslash;
  if (code === "BAD_SCALAR_START" || /^[[{>|%@`*&!]/.test(value)) return unquoted;
  if (code === "BLOCK_AS_IMPLICIT_KEY") return /[^"'].*:[ \t]/.test(value) ? colon : indentation;
  if (code === "BAD_INDENT") return indentation;
  if (code === "MULTILINE_IMPLICIT_KEY" && !/:[ \t]/.test(line)) return noColon;
  if (code === "UNEXPECTED_TOKEN" && /^["']/.test(value)) return innerQuote;
  return undefined;
}

/** What an error of the parser means to somebody who writes texts, and where to look. */
export function yamlError(error: YAMLParseError, text: string): YamlMessage {
  // Where the bracket was opened, not where the parser gave up looking for its end.
  const offset = error.message.startsWith("Flow")
    ? text.slice(0, error.pos[0]).search(/[[{][^[{]*$/)
    : error.pos[0];
  const { start, end } = lineBounds(text, offset);
  const line = text.slice(start, end);
  const quote = error.code === "DUPLICATE_KEY" ? undefined : openQuoteBefore(text, offset);
  if (quote !== undefined) return { ...openQuote, offset: quote };
  const name = /^[\w-]+/.exec(text.slice(offset))?.[0] ?? "";
  const lineNumber = text.slice(0, start).split("\n").length;
  const place = { line: lineNumber, column: offset - start + 1 };
  return { ...(messageOf(error.code, line, name) ?? malformed(place)), offset };
}
