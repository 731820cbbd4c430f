import type { YAMLParseError } from "yaml";
import type { Message } from "./problem";
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

/**
 * The parser notices a wrong indentation only where lines contradict each other, often a line
 * later.
 */
const indentation: Message = {
  what: "Ovaj red ili onaj iznad njega nije uvučen kao redovi oko njih.",
  fix: "Redovi se uvlače razmacima, po dva za svaki nivo. Uporedite ih s istim poljem u drugoj datoteci ili poništite izmjene programom Git.",
};

/** The message for what hardly ever happens: a backslash, dashes between fields, an anchor of YAML. */
export const malformed: Message = {
  what: "Ovaj red ili onaj iznad njega se ne može pročitati.",
  fix: "Provjerite: uvlači se razmacima, iza dvotačke stoji razmak, svaki navodnik je zatvoren, a u tekstu nema znakova \\ i &. Redovi s tri crtice idu samo oko polja .md datoteke.",
};

/** A message and its position. */
export interface YamlMessage extends Message {
  /** Offset in the text, in UTF-16 code units. */
  readonly offset: number;
}

const quoteStart = /^[ \t]*(?:- +|[\w-]+:[ \t]+|- +[\w-]+:[ \t]+)(?:"(?:[^"\\]|\\.)*|'[^']*)$/;

function lineBounds(text: string, offset: number): { start: number; end: number } {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  return { start, end: end === -1 ? text.length : end };
}

/** Finds a quote that is not closed on its own line, up to the line of the offset. */
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

/**
 * The message for a line, or a value that was meant as fields, without the space after `-` or `:`.
 */
export function missingSpace(line: string): Message | undefined {
  if (/^\s*-[^\s-]/.test(line))
    return {
      what: "Iza crtice na početku reda nema razmaka.",
      fix: 'Upišite razmak iza crtice. Primjer: - "Ovdje ide tekst"',
    };
  // `https:` is not a field.
  const [, name] = /^\s*(?:- +)?([A-Za-z][\w-]*):[^\s/]/.exec(line) ?? [];
  return name
    ? {
        what: `Iza „${name}:” nema razmaka.`,
        fix: `Upišite razmak između dvotačke i vrijednosti. ${example}`,
      }
    : undefined;
}

/** Finds a missing space on the line of an offset or on the line above. */
function missingSpaceAt(text: string, offset: number): YamlMessage | undefined {
  const { start, end } = lineBounds(text, offset);
  const above = lineBounds(text, Math.max(0, start - 1));
  for (const at of [{ start, end }, above]) {
    const line = text.slice(at.start, at.end);
    const message = missingSpace(line);
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

/** The position of an error; of a duplicate name, not of the white space and comments before it. */
function offsetOf({ code, pos: [at] }: YAMLParseError, text: string): number {
  if (code !== "DUPLICATE_KEY") return at;
  return at + (/^(?:\s|#.*\n)*/.exec(text.slice(at))?.[0].length ?? 0);
}

/** Explains an error of the parser to somebody who writes texts. */
export function yamlError(error: YAMLParseError, text: string): YamlMessage {
  const offset = offsetOf(error, text);
  const { start, end } = lineBounds(text, offset);
  if (error.code !== "DUPLICATE_KEY") {
    const slip = openQuoteBefore(text, offset) ?? missingSpaceAt(text, offset);
    if (slip) return slip;
  }
  const name = /^[\w-]+/.exec(text.slice(offset))?.[0] ?? "";
  return { ...(messageOf(error.code, text.slice(start, end), name) ?? malformed), offset };
}
