import type { YAMLParseError } from "yaml";
import type { Message, Place } from "./problem";
import { startsWithWordMark, wordQuotes } from "./quotation-marks";

const example = 'Primjer: title: "Naš program"';

export const unquoted: Message = {
  what: "Tekst počinje znakom koji ovdje ima posebno značenje.",
  fix: `Stavite cijeli tekst pod navodnike. ${example}`,
};

export const openQuote: Message = {
  what: "Navodnik nije zatvoren.",
  fix: `Na kraj teksta u ovom redu dodajte navodnik. ${example}`,
};

/** A parser notices a wrong indentation only where lines no longer fit together, often one later. */
const indentation: Message = {
  what: "Ovaj red ili onaj iznad njega nije uvučen kao redovi oko njih.",
  fix: "Redovi se uvlače razmacima, po dva za svaki nivo. Uporedite ih s istim poljem u drugoj datoteci ili poništite izmjene programom Git.",
};

const malformed = ({ line, column }: Place): Message => ({
  what: `Datoteka se ne može pročitati. Greška je u redu ${line}, kod znaka broj ${column}, ili u redu iznad njega.`,
  fix: "Provjerite tri stvari: da je uvlačenje napravljeno razmacima, da iza dvotačke stoji razmak i da je svaki navodnik zatvoren.",
});

/** A message and where in the text to look. */
export interface YamlMessage extends Message {
  /** Offset in the text of what to look at, in UTF-16 units. */
  readonly offset: number;
}

const quoteStart = /^[ \t]*(?:- +|[\w-]+:[ \t]+|- +[\w-]+:[ \t]+)(?:"(?:[^"\\]|\\.)*|'[^']*)$/;

function lineBounds(text: string, offset: number): { start: number; end: number } {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  return { start, end: end === -1 ? text.length : end };
}

/** Where a quoted text begins that its own line does not end, in or above the line of the offset. */
function openQuoteBefore(text: string, offset: number): YamlMessage | undefined {
  const { end } = lineBounds(text, Math.min(offset, text.length - 1));
  let start = 0;
  for (const line of text.slice(0, end).split("\n")) {
    if (quoteStart.test(line)) {
      const last = line.trimEnd().at(-1) ?? "";
      const message = /[„“”»«]/.test(last)
        ? {
            what: `Tekst počinje ravnim navodnikom, a završava kosim (${last}).`,
            fix: `Na kraju teksta napišite ravni navodnik. ${example}`,
          }
        : openQuote;
      return { ...message, offset: start + line.search(/["']/) };
    }
    start += line.length + 1;
  }
  return undefined;
}

/** What is wrong with a line, or with a value that was meant as lines, that lacks a space YAML needs. */
export function missingBlank(line: string): Message | undefined {
  if (/^\s*-[^\s-]/.test(line))
    return {
      what: "Iza crtice na početku reda nema razmaka.",
      fix: 'Upišite razmak iza crtice. Primjer: - "Ovdje ide tekst"',
    };
  // A web address is no field.
  const [, name] = /^\s*(?:- +)?([A-Za-z][\w-]*):[^\s/]/.exec(line) ?? [];
  return name
    ? {
        what: `Iza „${name}:” nema razmaka.`,
        fix: `Upišite razmak između dvotačke i vrijednosti. ${example}`,
      }
    : undefined;
}

/** The line of an offset or the one above it, if it lacks a space. */
function missingBlankAt(text: string, offset: number): YamlMessage | undefined {
  const { start, end } = lineBounds(text, offset);
  const above = lineBounds(text, Math.max(0, start - 1));
  for (const at of [{ start, end }, above]) {
    const line = text.slice(at.start, at.end);
    const message = missingBlank(line);
    if (message) return { ...message, offset: at.start + line.search(/\S/) };
  }
  return undefined;
}

function messageOf(code: string, line: string, name: string): Message | undefined {
  const value = line.replace(/^[ \t]*(?:- +)?[^:]*:[ \t]*/, "");
  if (code === "DUPLICATE_KEY")
    return {
      what: `Polje „${name}” je u istoj grupi upisano dva puta.`,
      fix: "Obrišite jedno od njih, zajedno s njegovim tekstom. Ako su oba potrebna, ovaj red ili onaj iznad njega je pogrešno uvučen: uporedite razmake s redovima oko njih.",
    };
  if (code === "TAB_AS_INDENT")
    return {
      what: "Red je uvučen tipkom Tab.",
      fix: "Obrišite taj razmak i uvucite red tipkom za razmak, po dva razmaka za svaki nivo.",
    };
  if (code === "MULTIPLE_DOCS")
    return {
      what: "Red s tri crtice ovdje ne može stajati.",
      fix: "Obrišite ga.",
    };
  if (code === "BAD_DQ_ESCAPE")
    return {
      what: "U tekstu pod navodnicima je obrnuta kosa crta (\\).",
      fix: "Obrišite je ili umjesto nje upišite običnu kosu crtu (/).",
    };
  if (startsWithWordMark(value)) return wordQuotes;
  if (code === "BAD_SCALAR_START" || /^[[{>|%@`*&!]/.test(value)) return unquoted;
  if (code === "BLOCK_AS_IMPLICIT_KEY") {
    return /[^"'].*:[ \t]/.test(value)
      ? {
          what: "Tekst s dvotačkom nije pod navodnicima.",
          fix: 'Stavite cijeli tekst pod navodnike. Primjer: title: "Program: igra i učenje"',
        }
      : indentation;
  }
  if (code === "BAD_INDENT") return indentation;
  if (code === "MULTILINE_IMPLICIT_KEY" && !/:[ \t]/.test(line))
    return {
      what: "Iza naziva polja nema dvotačke i razmaka.",
      fix: `Napišite naziv polja, dvotačku, razmak i tekst. ${example}`,
    };
  if (code === "UNEXPECTED_TOKEN" && /^["']/.test(value))
    return {
      what: "Iza navodnika kojim se tekst završava stoji još nešto.",
      fix: "Unutar teksta koristite navodnike „ i ”, a ne ravne navodnike.",
    };
  return undefined;
}

/** Where to look: what the parser points at, or what it could not make sense of. */
function offsetOf(error: YAMLParseError, text: string): number {
  const [at] = error.pos;
  // Where the bracket was opened, not where the parser gave up looking for its end.
  if (error.message.startsWith("Flow")) return text.slice(0, at).search(/[[{][^[{]*$/);
  // The name that was used before, not what stands in front of it.
  if (error.code !== "DUPLICATE_KEY") return at;
  return at + (/^(?:\s|#.*\n)*/.exec(text.slice(at))?.[0].length ?? 0);
}

/** What an error of the parser means to somebody who writes texts, and where to look. */
export function yamlError(error: YAMLParseError, text: string): YamlMessage {
  const offset = offsetOf(error, text);
  const { start, end } = lineBounds(text, offset);
  if (error.code !== "DUPLICATE_KEY") {
    const slip = openQuoteBefore(text, offset) ?? missingBlankAt(text, offset);
    if (slip) return slip;
  }
  const name = /^[\w-]+/.exec(text.slice(offset))?.[0] ?? "";
  const place = { line: text.slice(0, start).split("\n").length, column: offset - start + 1 };
  const message = messageOf(error.code, text.slice(start, end), name) ?? malformed(place);
  return { ...message, offset };
}
