import { isText } from "../content/describe-field";
import type { FieldKind } from "../content/field-kinds";
import { parseInlineMarkdown } from "../content/markdown";
import { checkHtmlTags, checkMarkdown } from "./check-body";
import { validatePageLink } from "./check-links";
import { checkPlaceholders } from "./check-placeholders";
import { type ContentFile, fieldError, fieldWarning, getTexts, getValue } from "./content-file";
import type { LinkTargets } from "./link-targets";
import { failedLink, findStrayMarkup } from "./markdown-mistakes";
import type { Finding, Message, Problem } from "./problem";

const severalParagraphs: Message = {
  what: "Ovaj tekst je jedan pasus: na stranici bi se njegovi redovi nastavili jedan na drugi.",
  fix: "Spojite redove u jedan. Ono što ste naveli u više redova odvojite zarezima.",
};

const linkNotAllowed: Message = {
  what: "U ovom polju ne može stajati link. Roditelji bi vidjeli baš te znakove.",
  fix: "Ostavite samo riječi, a link upišite u glavni tekst ili u odgovor na pitanje.",
};

function checkPlainText(text: string, kind: FieldKind): Finding[] {
  const lines = text.trim().split("\n");
  return [
    ...(kind === "paragraph" && lines.length > 1 ? [{ message: severalParagraphs }] : []),
    ...(failedLink.test(text) ? [{ message: linkNotAllowed }] : []),
    ...checkHtmlTags(text),
    ...lines.flatMap((line) => findStrayMarkup(line, "plain")),
  ];
}

/** Length in characters of a word that still fits into a button at a width of 320 px. */
const maxWordLength = 24;

function checkWords(text: string): Message[] {
  const words = text.split(/[\s–—-]/).filter((word) => [...word].length > maxWordLength);
  return words.slice(0, 1).map((word) => ({
    what: `„${word}” je preduga riječ (broj znakova: ${[...word].length}): na telefonu bi bila šira od ekrana.`,
    fix: `Skratite je na najviše ${maxWordLength} znaka. Adresa druge stranice može stajati u glavnom tekstu.`,
  }));
}

/** Warn of a text of which search engines show only the start. */
function checkLength(text: string, limit = Number.POSITIVE_INFINITY): Message[] {
  const length = [...text.trim()].length;
  if (length <= limit) return [];
  return [
    {
      what: `Tekst je predug (broj znakova: ${length}). Pretraživači prikazuju oko ${limit}, a ostatak odsijecaju.`,
      fix: "Skratite ga. Najvažnije riječi stavite na početak.",
    },
  ];
}

/** Find names for screen readers that do not contain the visible label (WCAG 2.5.3). */
function checkLabels(content: ContentFile): Problem[] {
  return getTexts(content).flatMap(({ path, field, text }) => {
    if (!field.visibleLabel) return [];
    const label = String(getValue(content.data, [...path.slice(0, -1), field.visibleLabel]));
    if (text.toLowerCase().includes(label.toLowerCase())) return [];
    return fieldError(content, path, {
      what: `Natpis za čitač ekrana ne sadrži natpis koji se vidi: „${label}”.`,
      fix: "Počnite ga istim riječima. Ko govorom upravlja telefonom, izgovara natpis koji vidi.",
    });
  });
}

/** The sample telephone numbers that the first content had, and domains reserved for examples (RFC 2606). */
const sampleContact = /^\+387 6[12] 000 00\d$|\.example$|@example\.com$/;

function checkContacts(content: ContentFile): Problem[] {
  return getTexts(content)
    .filter(({ field }) => field.kind === "phone" || field.kind === "email")
    .filter(({ text }) => sampleContact.test(text.trim()))
    .map(({ path, text }) =>
      fieldWarning(content, path, {
        what: `Ovdje je još uvijek probni podatak: ${text}. Roditelji Vas preko njega ne mogu kontaktirati.`,
        fix: "Prije objave upišite stvarni podatak centra.",
      }),
    );
}

/** Check the texts in the fields of a file: links, placeholders, HTML, stray markup, length. */
export function checkTexts(content: ContentFile, targets: LinkTargets): Problem[] {
  const problems = getTexts(content).flatMap(({ path, field, text }): Problem[] => {
    const report = (message: Message) => fieldError(content, path, message);
    const warn = (message: Message) => fieldWarning(content, path, message);
    if (field.kind === "link") {
      const problem = validatePageLink(text.trim(), targets);
      return problem ? [report(problem)] : [];
    }
    if (!isText(field)) return [];
    // Search engines and mail programs break long words; pages do not.
    const mustFitNarrowScreen = field.kind === "text" && path[0] !== "seo" && !field.keepsLines;
    const found =
      field.kind === "inlineMarkdown"
        ? checkMarkdown(parseInlineMarkdown(text), text, false, targets)
        : checkPlainText(text, field.kind);
    return [
      ...found.map(({ message, isWarning }) => (isWarning ? warn : report)(message)),
      ...checkPlaceholders(text, field.placeholders ?? []).map(report),
      ...(mustFitNarrowScreen ? checkWords(text).map(report) : []),
      ...checkLength(text, field.searchLength).map(warn),
    ];
  });
  return [...problems, ...checkLabels(content), ...checkContacts(content)];
}
