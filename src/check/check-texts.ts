import type { ContentField } from "../content/describe-field";
import { parseInlineMarkdown } from "../content/markdown";
import { validatePageLink } from "./check-links";
import {
  type ContentFile,
  type FieldString,
  getValue,
  listStrings,
  toFieldProblem,
} from "./content-file";
import type { LinkTargets } from "./link-targets";
import { findMarkdownMistakes } from "./markdown-mistakes";
import type { Message, Problem } from "./problem";
import { failedLink, findHtmlTags, findStrayMarkup } from "./stray-markup";
import { validatePlaceholders } from "./validate-placeholders";

const severalParagraphs: Message = {
  what: "Ovaj tekst je jedan pasus: na stranici bi se njegovi redovi nastavili jedan na drugi.",
  fix: "Spojite redove u jedan. Ono što ste naveli u više redova odvojite zarezima.",
};

const linkNotAllowed: Message = {
  what: "U ovom polju ne može stajati link. Roditelji bi vidjeli baš te znakove.",
  fix: "Ostavite samo riječi, a link upišite u glavni tekst ili u odgovor na pitanje.",
};

function validatePlainText(text: string, { kind, placeholders = [] }: ContentField): Message[] {
  const lines = text.trim().split("\n");
  const markup = [
    ...findHtmlTags(text),
    ...lines.flatMap((line) => findStrayMarkup(line, "plain")),
  ];
  return [
    ...(kind === "paragraph" && lines.length > 1 ? [severalParagraphs] : []),
    ...(failedLink.test(text) ? [linkNotAllowed] : []),
    ...markup.map(({ message }) => message),
    ...validatePlaceholders(text, placeholders),
  ];
}

/** Length in characters of a word that still fits into a button at a width of 320 px. */
const maxWordLength = 24;

function validateWords(text: string): Message[] {
  const words = text.split(/[\s–—-]/).filter((word) => [...word].length > maxWordLength);
  return words.slice(0, 1).map((word) => ({
    what: `„${word}” je preduga riječ (broj znakova: ${[...word].length}): na telefonu bi bila šira od ekrana.`,
    fix: `Skratite je na najviše ${maxWordLength} znaka. Adresa druge stranice može stajati u glavnom tekstu.`,
  }));
}

/** Warn of a text of which search engines show only the start. */
function validateLength(text: string, limit = Number.POSITIVE_INFINITY): Message[] {
  const length = [...text.trim()].length;
  if (length <= limit) return [];
  return [
    {
      severity: "warning",
      what: `Tekst je predug (broj znakova: ${length}). Pretraživači prikazuju oko ${limit}, a ostatak odsijecaju.`,
      fix: "Skratite ga. Najvažnije riječi stavite na početak.",
    },
  ];
}

/** Find a name for screen readers that does not contain the visible label (WCAG 2.5.3). */
function validateLabel(content: ContentFile, { path, field, text }: FieldString): Message[] {
  if (!field.visibleLabel) return [];
  const label = String(getValue(content.data, [...path.slice(0, -1), field.visibleLabel]));
  if (text.toLowerCase().includes(label.toLowerCase())) return [];
  return [
    {
      what: `Natpis za čitač ekrana ne sadrži natpis koji se vidi: „${label}”.`,
      fix: "Počnite ga istim riječima. Ko govorom upravlja telefonom, izgovara natpis koji vidi.",
    },
  ];
}

/** The sample telephone numbers that the first content had, and domains reserved for examples (RFC 2606). */
const sampleContact = /^\+387 6[12] 000 00\d$|\.example$|@example\.com$/;

const sampleWarning = (text: string): Message => ({
  severity: "warning",
  what: `Ovdje je još uvijek probni podatak: ${text}. Roditelji Vas preko njega ne mogu kontaktirati.`,
  fix: "Prije objave upišite stvarni podatak centra.",
});

/** Return what is wrong with a string of a field: its link, placeholders, HTML, stray markup, length. */
function validateString(
  content: ContentFile,
  fieldString: FieldString,
  targets: LinkTargets,
): Message[] {
  const { path, field, text } = fieldString;
  switch (field.kind) {
    case "link":
      return [validatePageLink(text.trim(), targets) ?? []].flat();
    case "phone":
    case "email":
      return sampleContact.test(text.trim()) ? [sampleWarning(text)] : [];
    case "inlineMarkdown":
      return findMarkdownMistakes(parseInlineMarkdown(text), text, {
        targets,
        allowsHeadings: false,
      }).map(({ message }) => message);
    case "text":
    case "paragraph":
      return [
        ...validatePlainText(text, field),
        // Search engines and mail programs break long words; pages do not.
        ...(field.kind === "text" && path[0] !== "seo" && !field.keepsLines
          ? validateWords(text)
          : []),
        ...validateLength(text, field.searchLength),
        ...validateLabel(content, fieldString),
      ];
    default:
      return [];
  }
}

/** Check the texts in the fields of a file. */
export const checkTexts = (content: ContentFile, targets: LinkTargets): Problem[] =>
  listStrings(content).flatMap((fieldString) =>
    validateString(content, fieldString, targets).map((message) =>
      toFieldProblem(content, fieldString.path, message),
    ),
  );
