import type { Link, Nodes } from "mdast";
import { addressFactsOf } from "../content/centre-facts";
import { downloadAddress, downloadsFolder, linkedDownload } from "../content/download-rules";
import { phonePattern } from "../content/fields";
import { fill } from "../content/fill-placeholders";
import { parseInlineText, parseMarkdown } from "../content/markdown";
import { metaOf } from "../content/schema-node";
import { textsOf } from "./check-fields";
import type { ContentFile } from "./content-file";
import { rightDownloadName, sampleLink } from "./file-kinds";
import type { LinkTargets } from "./link-targets";
import type { Message } from "./problem";
import { didYouMean, suggest, suggestFile } from "./suggest";

const brokenSectionLink = (
  value: string,
  sections: readonly string[],
  suggestion: string | undefined,
): Message => ({
  what: `Link „${value}” vodi na dio stranice koji ne postoji.`,
  fix:
    sections.length > 0
      ? `${didYouMean(value, suggestion)}Na toj stranici se mogu otvoriti: ${sections.join(", ")}. Ako vodi na cijelu stranicu, obrišite znak # i sve iza njega.`
      : "Ta stranica nema dijelova koji se otvaraju. Obrišite znak # i sve iza njega.",
});

const brokenLink = (
  value: string,
  pages: readonly string[],
  suggestion: string | undefined,
): Message => ({
  what: `Link „${value}” vodi na stranicu koja ne postoji.`,
  fix: `${didYouMean(value, suggestion)}Upišite jednu od postojećih stranica: ${pages.join(", ")}.`,
});

const downloadInField = (name: string): Message => ({
  what: "Ovo polje vodi na stranicu, a ne na dokument.",
  fix: `Link na dokument pišite u tekstu ispod polja. Primjer: ${sampleLink(name)}`,
});

const downloadSpelling = (value: string, name: string): Message => ({
  what: `Link „${value}” ne vodi na dokument ove stranice.`,
  fix: `Dokument stoji u folderu content/${downloadsFolder}, a u linku se piše s folderom. Primjer: ${sampleLink(name)}`,
});

const missingDownload = (value: string, name: string, suggestion: string | undefined): Message => ({
  what: `Link „${value}” vodi na dokument kojeg nema u folderu content/${downloadsFolder}.`,
  fix: `${didYouMean(value, suggestion)}Ispravite naziv u linku ili stavite PDF u taj folder, s nazivom ${name}`,
});

/** @param numbers of the photos that the page shows; undefined if their list cannot be read */
function photoLinkProblem(
  value: string,
  numbers: readonly number[] | undefined,
): Message | undefined {
  const number = Number(/-([1-9]\d*)$/.exec(value)?.[1]);
  const last = numbers?.at(-1);
  if (!numbers || !last || numbers.includes(number)) return undefined;
  const choice =
    last === numbers.length ? `od 1 do ${last}` : `koja se tu prikazuje: ${numbers.join(", ")}`;
  return {
    what: `Link „${value}” vodi na sliku koja ne postoji.`,
    fix: `Upišite broj slike ${choice}. Primjer: ${value.replace(/\d+$/, String(last))}`,
  };
}

/** Why a link to a download is broken, if it is. */
function downloadProblem(value: string, name: string, { downloads, isIncomplete }: LinkTargets) {
  if (downloads.includes(name) || isIncomplete.downloads) return undefined;
  const suggestion = suggestFile(name, downloads);
  if (!suggestion && !/\.pdf$/i.test(name))
    return {
      what: `Link „${value}” vodi na datoteku koja nije PDF.`,
      fix: `Sačuvajte dokument kao PDF, stavite ga u folder content/${downloadsFolder} i ispravite nastavak u linku.`,
    };
  // A file with a wrong name has to be renamed first.
  const likely = suggestion && downloadAddress(rightDownloadName(suggestion));
  return missingDownload(value, rightDownloadName(name), likely);
}

/** Why a link to a page of the site is broken, if it is. */
export function pageLinkProblem(value: string, targets: LinkTargets): Message | undefined {
  const file = linkedDownload(value);
  if (file) return downloadInField(rightDownloadName(file.name));
  const [page = "", anchor] = value.split("#");
  const known = Object.keys(targets.pages);
  const target = Object.hasOwn(targets.pages, page) ? targets.pages[page] : undefined;
  if (!target) {
    return targets.isIncomplete.pages
      ? undefined
      : brokenLink(value, known, suggest(page, known.slice(1)));
  }
  if (anchor === undefined || target.isIncomplete || target.sections.includes(anchor))
    return undefined;
  const prefix = anchor.replace(/-\d+$/, "");
  if (prefix !== anchor && Object.hasOwn(target.photos, prefix)) {
    return photoLinkProblem(value, target.photos[prefix]);
  }
  const sections = target.sections.map((one) => `${page}#${one}`);
  return brokenSectionLink(value, sections, suggest(value, sections));
}

/** Stand for the facts of the centre, which links may name: `mailto:{mail}`. */
const sampleFacts = addressFactsOf({
  ...{ ulica: "Ulica 1", mjesto: "Grad", mail: "ime@example.com" },
  ...{ telefon: "+387 61 000 000", telefon2: "+387 61 000 001" },
});

const outside = /^(?:https?:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)$/;

const isCall = (value: string) =>
  /^tel:\+\d+$/.test(value) && phonePattern.test(value.slice("tel:".length));

/**
 * Why a link in running text is broken, if it is; it may also lead to a download or another site.
 */
function textLinkProblem(value: string, targets: LinkTargets): Message | undefined {
  const filled = fill(value, sampleFacts);
  const file = linkedDownload(value);
  if (file) return downloadProblem(value, file.name, targets);
  if (/\.pdf$/i.test(value) && !outside.test(value)) {
    const name = value.replaceAll("\\", "/");
    const likely = suggestFile(name, targets.downloads) ?? name;
    return downloadSpelling(value, rightDownloadName(likely));
  }
  if (value.startsWith("/") && !value.startsWith("//")) return pageLinkProblem(value, targets);
  return outside.test(filled) || isCall(filled)
    ? undefined
    : {
        what: `Link „${value}” nije ispravna adresa.`,
        fix: "Za e-mail ili telefon centra upišite mailto:{mail} ili tel:{telefon} Adresa druge web-stranice počinje s https://, a drugi telefon s tel:+387. Primjer: https://www.ilidza.ba",
      };
}

/** Type or size of a download, which the site adds to its links itself. */
const downloadNote = /\(\s*pdf\b|\d\s*[km]b\b/i;

/** What is wrong with a Markdown link, if anything. */
export function linkProblem(node: Link, targets: LinkTargets): Message | undefined {
  const hasNote = linkedDownload(node.url) && withChildren(node).some((one) => isNote(one));
  return (
    textLinkProblem(node.url, targets) ??
    (hasNote
      ? {
          what: "Vrsta i veličina dokumenta bi u linku pisale dva puta: stranica ih dopisuje sama.",
          fix: "Obrišite ih iz teksta linka. Primjer: [Zahtjev za upis](/files/zahtjev.pdf)",
        }
      : undefined)
  );
}

const isNote = (node: Nodes) => node.type === "text" && downloadNote.test(node.value);

/** How the address of a link starts or ends. */
const addressLike = /^(?:\/|\.|https?:|files|content)|\.pdf$/i;

/** An address without spaces: on this site there are hyphens between words, on others `%20`. */
function withoutSpaces(address: string): string {
  const isOutside = /^\s*https?:/i.test(address);
  const joined = address.replace(/ *([/#:]) */g, "$1").trim();
  return joined.replace(/ +/g, isOutside ? "%20" : "-");
}

/** The problem of a line with a link that Markdown does not recognise: a space in its address. */
export function spaceInLink(line: string): Message | undefined {
  const [, address = ""] = /\]\(([^)<"']* [^)<"']*)\)/.exec(line) ?? [];
  if (!addressLike.test(address)) return undefined;
  const right = /\.pdf$/i.test(address)
    ? downloadAddress(rightDownloadName(address.replaceAll("\\", "/")))
    : withoutSpaces(address);
  return {
    what: `Ovo ne bi bio link, jer u adresi „${address}” ima razmak.`,
    fix: `Upišite adresu bez razmaka: ${right} Ako je to naziv datoteke, preimenujte i nju.`,
  };
}

/** A node and all its descendants. */
export function withChildren(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(withChildren) : [])];
}

/** The addresses of all links in the body and the fields of a file. */
export function linksOf(content: ContentFile): string[] {
  const { body, collection } = content;
  const fields = textsOf(content).filter(({ schema }) => metaOf(schema)?.allowsLinks);
  const texts = [
    ...(body && collection.body ? [parseMarkdown(body.body)] : []),
    ...fields.map(({ text }) => parseInlineText(text)),
  ];
  return texts.flatMap(withChildren).flatMap((node) => (node.type === "link" ? node.url : []));
}
