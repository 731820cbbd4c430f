import type { Message } from "./problem";
import * as say from "./wording/yaml";

/** „Bosnian”, „German“, “English”, ”Swedish”, »Croatian«, «French» and single ones. */
const pair = /[„“”][^„“”]*[“”]|»[^«»]*«|«[^«»]*»|‚[^‚‘’]*[‘’]|‘[^‘’]*’/gu;

/** Marks that are never an apostrophe. */
const mark = /[„“”»«]/u;

const startsWithMark = /^[„“”»«‘‚]/u;

/** A text without its quotations; a quotation may hold others. */
function withoutQuotations(text: string): string {
  const rest = text.replace(pair, "");
  return rest === text ? text : withoutQuotations(rest);
}

/** Whether a quotation in a text lacks one of its marks. */
export function hasUnpairedMark(text: string): boolean {
  return mark.test(withoutQuotations(text));
}

/** Whether a straight quote in a text lacks its other one. */
export function hasUnpairedQuote(text: string): boolean {
  return text.split('"').length % 2 === 0;
}

/** Whether a line of YAML has a value that starts with a mark of word processors. */
export function startsWithWordMark(value: string): boolean {
  return startsWithMark.test(value);
}

/**
 * What is wrong with the marks of a text that YAML reads without quotes: it would show them.
 * Quotations inside the text are right.
 */
export function plainTextProblem(text: string): Message | undefined {
  const rest = withoutQuotations(text);
  const isWrapped = startsWithMark.test(text) && rest === "";
  if (isWrapped || mark.test(rest[0] ?? "") || mark.test(rest.at(-1) ?? "")) {
    return say.wordQuotes();
  }
  const last = text.at(-1) ?? "";
  const isLone = (last === '"' || last === "'") && text.split(last).length % 2 === 0;
  return isLone ? say.noFirstQuote(last) : undefined;
}
