import type { YAMLParseError } from "yaml";
import type { Message } from "./problem";
import { startsWithWordMark } from "./quotation-marks";
import * as say from "./wording/yaml";

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
      const message = /[„“”»«]/.test(last) ? say.turnedQuote(last) : say.openQuote;
      return { ...message, offset: start + line.search(/["']/) };
    }
    start += line.length + 1;
  }
  return undefined;
}

/** What is wrong with a line, or with a value that was meant as lines, that lacks a space YAML needs. */
export function missingBlank(line: string): Message | undefined {
  if (/^\s*-[^\s-]/.test(line)) return say.noBlankAfterDash();
  // A web address is no field.
  const [, name] = /^\s*(?:- +)?([A-Za-z][\w-]*):[^\s/]/.exec(line) ?? [];
  return name ? say.noBlank(name) : undefined;
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
  if (code === "DUPLICATE_KEY") return say.duplicate(name);
  if (code === "TAB_AS_INDENT") return say.tab;
  if (code === "MULTIPLE_DOCS") return say.fence;
  if (code === "BAD_DQ_ESCAPE") return say.backslash;
  if (startsWithWordMark(value)) return say.wordQuotes();
  if (code === "BAD_SCALAR_START" || /^[[{>|%@`*&!]/.test(value)) return say.unquoted;
  if (code === "BLOCK_AS_IMPLICIT_KEY") {
    return /[^"'].*:[ \t]/.test(value) ? say.colon : say.indentation;
  }
  if (code === "BAD_INDENT") return say.indentation;
  if (code === "MULTILINE_IMPLICIT_KEY" && !/:[ \t]/.test(line)) return say.noColon;
  if (code === "UNEXPECTED_TOKEN" && /^["']/.test(value)) return say.innerQuote;
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
  const message = messageOf(error.code, text.slice(start, end), name) ?? say.malformed(place);
  return { ...message, offset };
}
