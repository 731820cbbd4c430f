import type { Message } from "./problem";

export const wordQuotes: Message = {
  what: "Oko teksta stoje kosi navodnici iz programa za pisanje (Word), koje bi roditelji vidjeli.",
  fix: `Oko cijelog teksta napišite ravne navodnike. Navodnici „ i ” idu samo unutar njih. Primjer: title: "Naš program"`,
};

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
    return wordQuotes;
  }
  const last = text.at(-1) ?? "";
  const isLone = (last === '"' || last === "'") && text.split(last).length % 2 === 0;
  return isLone
    ? {
        what: `Na početku teksta nedostaje navodnik, pa bi roditelji vidjeli onaj na kraju (${last}).`,
        fix: `Dodajte ravni navodnik ispred prve riječi ili obrišite onaj na kraju. Primjer: title: "Naš program"`,
      }
    : undefined;
}
