import type { Message } from "./problem";

export const wordQuotes: Message = {
  what: "Oko teksta stoje kosi navodnici iz programa za pisanje (Word), koje bi roditelji vidjeli.",
  fix: `Oko cijelog teksta napišite ravne navodnike. Navodnici „ i ” idu samo unutar njih. Primjer: title: "Naš program"`,
};

/**
 * A quotation: „Bosnian”, „German“, “English”, ”Swedish”, »Croatian«, «French», or single marks.
 */
const pair = /[„“”][^„“”]*[“”]|»[^«»]*«|«[^«»]*»|‚[^‚‘’]*[‘’]|‘[^‘’]*’/gu;

/** Quotation marks that cannot be an apostrophe. */
const mark = /[„“”»«]/u;

const startsWithMark = /^[„“”»«‘‚]/u;

/** Removes quotations, also nested ones, from a text. */
function withoutQuotations(text: string): string {
  const rest = text.replace(pair, "");
  return rest === text ? text : withoutQuotations(rest);
}

/** Whether a quotation mark in a text has no counterpart. */
export function hasUnpairedMark(text: string): boolean {
  return mark.test(withoutQuotations(text));
}

/** Whether a straight quote in a text has no counterpart. */
export function hasUnpairedQuote(text: string): boolean {
  return text.split('"').length % 2 === 0;
}

/** Whether a YAML value starts with a curly quotation mark, as word processors insert them. */
export function startsWithWordMark(value: string): boolean {
  return startsWithMark.test(value);
}

/**
 * Finds quotation marks around an unquoted YAML text, which would be part of the text. Quotations
 * inside the text are allowed.
 */
export function plainTextProblem(text: string): Message | undefined {
  const rest = withoutQuotations(text);
  const isWrapped = startsWithMark.test(text) && rest === "";
  if (isWrapped || mark.test(rest[0] ?? "") || mark.test(rest.at(-1) ?? "")) {
    return wordQuotes;
  }
  const last = text.at(-1) ?? "";
  const isUnpaired = (last === '"' || last === "'") && text.split(last).length % 2 === 0;
  return isUnpaired
    ? {
        what: `Na početku teksta nedostaje navodnik, pa bi roditelji vidjeli onaj na kraju (${last}).`,
        fix: `Dodajte ravni navodnik ispred prve riječi ili obrišite onaj na kraju. Primjer: title: "Naš program"`,
      }
    : undefined;
}
