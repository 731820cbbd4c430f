import { type CentreFacts, factNames, getFacts } from "../content/centre-facts";
import { isText } from "../content/describe-field";
import { centre, interfaceTexts } from "../content/schemas/site";
import {
  type ContentFile,
  findValidFields,
  listStrings,
  toBodyProblem,
  toFieldProblem,
} from "./content-file";
import type { Message, Problem } from "./problem";

const writtenOut = (name: keyof CentreFacts): Message => ({
  what: "Ovdje je ispisan podatak centra. Kada ga promijenite u podacima o centru, ovdje bi ostao stari.",
  fix: `Umjesto njega upišite {${name}}: stranica na to mjesto sama stavlja podatak.`,
  severity: "warning",
});

const toDigits = (text: string) => text.replace(/\D/g, "");

/** The number of last digits that identify a telephone number, whether it starts with +387 61 or 061. */
const significantDigits = 8;

function mentionsFact(text: string, name: keyof CentreFacts, fact: string): boolean {
  // Many sentences name the town without giving the address.
  if (name === "mjesto") return false;
  // The hours are written out if both times of the first days are.
  if (name === "vrijeme") {
    const times = fact.match(/\d+:\d+/g)?.slice(0, 2);
    return times?.every((time) => text.includes(time)) ?? false;
  }
  if (name.startsWith("telefon")) {
    const numbers = text.match(/\+?\d[\d\s/()-]{6,}\d/g) ?? [];
    const ending = toDigits(fact).slice(-significantDigits);
    return numbers.some((number) => toDigits(number).endsWith(ending));
  }
  // The house number is left out, because a sentence may put words before it.
  const written = name === "ulica" ? fact.replace(/[\s,]+\d+\S*$/, "") : fact;
  return text.toLowerCase().includes(written.toLowerCase());
}

const validateText = (text: string, facts: CentreFacts) =>
  factNames.filter((name) => mentionsFact(text, name, facts[name])).map(writtenOut);

function checkFile(content: ContentFile, facts: CentreFacts): Problem[] {
  const inFields = listStrings(content)
    .filter(({ field }) => isText(field))
    .flatMap(({ path, text }) =>
      validateText(text, facts).map((message) => toFieldProblem(content, path, message)),
    );
  const { body } = content;
  const lines = body?.text.split("\n") ?? [];
  const inBody = lines.flatMap((text, index) => {
    const position = { line: index + (body?.line ?? 1), column: 1 };
    return validateText(text, facts).map((message) => toBodyProblem(content, message, position));
  });
  return [...inFields, ...inBody];
}

/** Warn of texts that spell out a fact of the centre: they would not change with it. */
export function checkCentreFacts(contents: readonly ContentFile[]): Problem[] {
  const fields = findValidFields(contents, centre);
  const texts = findValidFields(contents, interfaceTexts);
  if (!fields || !texts) return [];
  const facts = getFacts(fields, texts.hours.range);
  return contents
    .filter(({ collection }) => collection.schema !== centre)
    .flatMap((content) => checkFile(content, facts));
}
