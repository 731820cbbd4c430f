import { phonePattern } from "../content/fields";
import { fileAddress, filesFolder, linkedFile } from "../content/file-rules";
import { notFoundPath, pages as sitePages } from "../site";
import { rightName, sampleLink } from "./downloads";
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
      ? `${didYouMean(suggestion)}Na toj stranici se mogu otvoriti: ${sections.join(", ")}. Ako vodi na cijelu stranicu, obrišite znak # i sve iza njega.`
      : "Ta stranica nema dijelova koji se otvaraju. Obrišite znak # i sve iza njega.",
});

const brokenLink = (
  value: string,
  pages: readonly string[],
  suggestion: string | undefined,
): Message => ({
  what: `Link „${value}” vodi na stranicu koja ne postoji.`,
  fix: `${didYouMean(suggestion)}Upišite jednu od postojećih stranica: ${pages.join(", ")}.`,
});

const downloadInField = (name: string): Message => ({
  what: "Ovo polje vodi na stranicu, a ne na dokument.",
  fix: `Link na dokument pišite u tekstu ispod polja. Primjer: ${sampleLink(name)}`,
});

const downloadSpelling = (value: string, name: string): Message => ({
  what: `Link „${value}” ne vodi na dokument ove stranice.`,
  fix: `Dokument stoji u folderu content/${filesFolder}, a u linku se piše s folderom. Primjer: ${sampleLink(name)}`,
});

const missingDownload = (value: string, name: string, suggestion: string | undefined): Message => ({
  what: `Link „${value}” vodi na dokument kojeg nema u folderu content/${filesFolder}.`,
  fix: `${didYouMean(suggestion)}Ispravite naziv u linku ili stavite PDF u taj folder, s nazivom ${name}`,
});

/** What can be opened on a page by its address. */
export interface PageTargets {
  /** Addresses of its sections. */
  readonly sections: readonly string[];
  /** Starts of its photos' addresses, and how many photos there are. */
  readonly photos: Readonly<Record<string, number>>;
  /** Whether a file that may say more of it could not be read. */
  readonly isUnsure?: boolean;
}

/** What links of the content may lead to. */
export interface LinkTargets {
  /** By their addresses. */
  readonly pages: Readonly<Record<string, PageTargets>>;
  /** Names of the files to download. */
  readonly files: readonly string[];
  /** Whether there may be more of them, in a folder that could not be read. */
  readonly isUnsure: Readonly<Record<"pages" | "files", boolean>>;
}

/** Addresses of the pages that the site always has. */
export const pages: readonly string[] = sitePages
  .map(({ route }) => route)
  .filter((route) => route !== notFoundPath);

function photoLinkProblem(value: string, anchor: string, total: number): Message | undefined {
  const number = Number(/-([1-9]\d*)$/.exec(anchor)?.[1]);
  return number <= total
    ? undefined
    : {
        what: `Link „${value}” vodi na sliku koja ne postoji.`,
        fix: `Upišite broj slike od 1 do ${total}. Primjer: /gallery#slika-7`,
      };
}

/** Why a link to a file to download leads nowhere. */
function downloadProblem(value: string, name: string, { files, isUnsure }: LinkTargets) {
  if (files.includes(name) || isUnsure.files) return undefined;
  const suggestion = suggestFile(name, files);
  if (!suggestion && !/\.pdf$/i.test(name))
    return {
      what: `Link „${value}” vodi na datoteku koja nije PDF.`,
      fix: `Sačuvajte dokument kao PDF, stavite ga u folder content/${filesFolder} i ispravite nastavak u linku.`,
    };
  return missingDownload(value, rightName(name), suggestion && fileAddress(suggestion));
}

/** Why a link inside the site leads nowhere; undefined when it leads somewhere. */
export function pageLinkProblem(value: string, targets: LinkTargets): Message | undefined {
  const file = linkedFile(value);
  if (file) return downloadInField(rightName(file.name));
  const [page = "", anchor] = value.split("#");
  const known = Object.keys(targets.pages);
  const target = Object.hasOwn(targets.pages, page) ? targets.pages[page] : undefined;
  if (!target) {
    return targets.isUnsure.pages
      ? undefined
      : brokenLink(value, known, suggest(page, known.slice(1)));
  }
  if (anchor === undefined || target.isUnsure || target.sections.includes(anchor)) return undefined;
  const total = target.photos[anchor.replace(/-\d+$/, "")];
  if (total !== undefined && /-\d+$/.test(anchor)) return photoLinkProblem(value, anchor, total);
  const sections = target.sections.map((one) => `${page}#${one}`);
  return brokenSectionLink(value, sections, suggest(value, sections));
}

const outside = /^(?:https?:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)$/;

const isCall = (value: string) =>
  /^tel:\+\d+$/.test(value) && phonePattern.test(value.slice("tel:".length));

/** The same for a link in running text, which may also lead out of the site. */
export function textLinkProblem(value: string, targets: LinkTargets): Message | undefined {
  const file = linkedFile(value);
  if (file) return downloadProblem(value, file.name, targets);
  if (/\.pdf$/i.test(value) && !outside.test(value)) {
    const name = value.replaceAll("\\", "/");
    return downloadSpelling(value, suggestFile(name, targets.files) ?? rightName(name));
  }
  if (value.startsWith("/") && !value.startsWith("//")) return pageLinkProblem(value, targets);
  return outside.test(value) || isCall(value)
    ? undefined
    : {
        what: `Link „${value}” nije ispravna adresa.`,
        fix: "Adresa druge web-stranice počinje s https://, a telefon s tel:+387. Primjer: https://www.ilidza.ba",
      };
}
