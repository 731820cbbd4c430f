import { factNames } from "../content/centre-facts";
import type { FieldMeta } from "../content/fields";
import { parseInlineText } from "../content/markdown";
import { metaOf } from "../content/schema-node";
import { htmlTags, nodeProblem } from "./check-body";
import { textsOf } from "./check-fields";
import { pageLinkProblem, spaceInLink, withChildren } from "./check-links";
import { type ContentFile, fieldProblem, fieldWarning } from "./content-file";
import { unusualSpaceIn } from "./invisible-characters";
import { leftoverMarks, lostLink, lostList } from "./leftover-marks";
import type { LinkTargets } from "./link-targets";
import { type Message, messageIf, type Problem } from "./problem";
import { hasUnpairedMark, hasUnpairedQuote } from "./quotation-marks";

const unknownPlaceholder = (name: string, known: readonly string[]): Message => ({
  what: `Stranica ne zna šta da upiše na mjesto {${name}}.`,
  fix:
    known.length > 0
      ? `U ovom tekstu može stajati: ${known.map((one) => `{${one}}`).join(", ")}.`
      : "Obrišite vitičaste zagrade.",
});

/** HTML tags and unpaired straight quotes, which no text may have. */
function wordProblem(text: string): Message | undefined {
  const [tag] = htmlTags(text);
  if (tag) return tag.message;
  return hasUnpairedQuote(text)
    ? {
        what: "U tekstu je jedan ravni navodnik, koji će roditelji vidjeti, a drugog nema.",
        fix: "Ako je višak, obrišite ga. Ako navodite riječi, stavite ih između navodnika „ i ”.",
      }
    : undefined;
}

/** What is wrong with a text that cannot be shown at all as it was typed. */
function textProblem(text: string, { kind, allowsLinks }: FieldMeta): Message | undefined {
  const isOneParagraph = kind === "prose" && !allowsLinks;
  if (isOneParagraph && text.trim().includes("\n"))
    return {
      what: "Ovaj tekst je jedan pasus: na stranici bi se njegovi redovi nastavili jedan na drugi.",
      fix: "Spojite redove u jedan. Ono što ste naveli u više redova odvojite zarezima.",
    };
  return wordProblem(text);
}

/** A link in Markdown. */
const link = /\[[^\][]*\]\([^()]*\)/;

/** What is wrong with the links in a text; most fields may not have any. */
function linkProblems(text: string, { allowsLinks }: FieldMeta, targets: LinkTargets): Message[] {
  if (!allowsLinks) {
    return messageIf(link.test(text) || lostLink(text) !== undefined, {
      what: "U ovom polju ne može stajati link. Roditelji bi vidjeli baš te znakove.",
      fix: "Ostavite samo riječi, a link upišite u tekst ispod polja ili u odgovor na pitanje.",
    });
  }
  return [
    ...withChildren(parseInlineText(text)).flatMap((node) => nodeProblem(node, targets) ?? []),
    ...text.split("\n").flatMap((line) => spaceInLink(line) ?? []),
  ];
}

/**
 * The longest word of a title or label: on a phone of 320 px a longer one widens buttons. In paragraphs
 * words break.
 */
const longestWord = 24;

function longWords(text: string): Message[] {
  const word = text.split(/[\s–—-]/).find((one) => [...one].length > longestWord);
  return word
    ? [
        {
          what: `„${word}” je preduga riječ (broj znakova: ${[...word].length}): na telefonu bi bila šira od ekrana.`,
          fix: `Skratite je na najviše ${longestWord} znaka. Adresa druge stranice može stajati u tekstu ispod polja.`,
        },
      ]
    : [];
}

const facts: readonly string[] = factNames;

function placeholderProblems(text: string, known: readonly string[]): Message[] {
  const used = [...text.matchAll(/\{([^{}\s]*)\}/g)].map(([, name = ""]) => name);
  return [
    ...known
      .filter((name) => !used.includes(name))
      .map((name) => ({
        what: `U tekstu nedostaje {${name}}. Na to mjesto stranica sama upisuje podatak.`,
        fix: `Dodajte {${name}} u tekst, s vitičastim zagradama i bez promjene.`,
      })),
    ...used
      .filter((name) => !known.includes(name) && !facts.includes(name))
      .map((name) => unknownPlaceholder(name, known)),
  ];
}

/** Warnings about marks that parents would see, and lines that were meant as a list or a link. */
function markWarnings(text: string, { allowsLinks }: FieldMeta): Message[] {
  const lines = text.split("\n");
  const texts = allowsLinks
    ? withChildren(parseInlineText(text)).flatMap((node) =>
        node.type === "text" ? node.value : [],
      )
    : lines;
  return [...texts.flatMap((one) => leftoverMarks(one, allowsLinks ?? false)), ...lostList(lines)]
    .map(({ message }) => message)
    .concat(allowsLinks ? lines.flatMap((line) => lostLink(line) ?? []) : []);
}

/** Warnings about a valid text: quotation marks, length. */
function styleWarnings(text: string, meta: FieldMeta): Message[] {
  const { recommendedLength = Number.POSITIVE_INFINITY } = meta;
  const length = [...text.trim()].length;
  return [
    ...markWarnings(text, meta),
    ...messageIf(text.includes('"'), {
      what: "U tekstu je ravni navodnik, koji će roditelji vidjeti.",
      fix: "Unutar teksta koristite navodnike „ i ”. Ako je višak, obrišite ga.",
    }),
    ...messageIf(hasUnpairedMark(text), {
      what: "U tekstu nedostaje jedan od dva navodnika.",
      fix: "Navedene riječi stavite između navodnika „ i ”. Ako je navodnik višak, obrišite ga.",
    }),
    ...messageIf(length > recommendedLength, {
      what: `Tekst je predug (broj znakova: ${length}). Pretraživači prikazuju oko ${recommendedLength}, a ostatak odsijecaju.`,
      fix: "Skratite ga. Najvažnije riječi stavite na početak.",
    }),
  ];
}

/**
 * The field with the visible label of a text for screen readers: `label` for `description`, `call`
 * for `callLabel`.
 */
function visibleField(name: string): string | undefined {
  return name === "description" ? "label" : /^(\w+)Label$/.exec(name)?.[1];
}

/** Finds names for screen readers that do not contain the visible label (WCAG 2.5.3). */
function labelProblems(content: ContentFile): Problem[] {
  return textsOf(content).flatMap(({ path, text }) => {
    const visible = visibleField(String(path.at(-1)));
    if (!visible || path[0] === "seo") return [];
    const place = [...path.slice(0, -1), visible].join(".");
    const label = textsOf(content).find((other) => other.path.join(".") === place)?.text;
    if (!label || text.toLowerCase().includes(label.toLowerCase())) return [];
    return [
      fieldProblem(content, path, {
        what: `Natpis za čitač ekrana ne sadrži natpis koji se vidi: „${label}”.`,
        fix: "Počnite ga istim riječima. Ko govorom upravlja telefonom, izgovara natpis koji vidi.",
      }),
    ];
  });
}

/** The telephone numbers of the draft, and domains that are reserved for examples (RFC 2606). */
const placeholderContact = /^\+387 6[12] 000 00\d$|\.example$|@example\.com$/;

/** Warns of contact data that nobody answers. */
function placeholderContacts(content: ContentFile): Problem[] {
  return textsOf(content)
    .filter(({ schema }) => ["phone", "email"].includes(metaOf(schema)?.kind ?? ""))
    .filter(({ text }) => placeholderContact.test(text.trim()))
    .map(({ path, text }) =>
      fieldWarning(content, path, {
        what: `Ovdje je još uvijek probni podatak: ${text}. Roditelji Vas preko njega ne mogu kontaktirati.`,
        fix: "Prije objave upišite stvarni podatak centra.",
      }),
    );
}

/** Checks the texts in the fields of a file: links, placeholders, HTML, quotation marks, length. */
export function checkTexts(content: ContentFile, targets: LinkTargets): Problem[] {
  const problems = textsOf(content).flatMap(({ path, schema, text }): Problem[] => {
    const meta = metaOf(schema);
    const report = (message: Message) => fieldProblem(content, path, message);
    if (meta?.kind === "link") {
      const problem = unusualSpaceIn(text) ?? pageLinkProblem(text.trim(), targets);
      return problem ? [report(problem)] : [];
    }
    if (meta?.kind !== "text" && meta?.kind !== "prose") return [];
    const words = textProblem(text, meta);
    if (words) return [report(words)];
    return [
      ...linkProblems(text, meta, targets).map(report),
      ...placeholderProblems(text, meta.placeholders ?? []).map(report),
      ...(meta.kind === "text" && path[0] !== "seo" ? longWords(text).map(report) : []),
      ...styleWarnings(text, meta).map((message) => fieldWarning(content, path, message)),
    ];
  });
  return [...problems, ...labelProblems(content), ...placeholderContacts(content)];
}
