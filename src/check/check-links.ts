import { parseDownloadLink, toDownloadName } from "../content/downloads";
import { phonePattern } from "../content/field-kinds";
import { fill } from "../content/fill-placeholders";
import { listNodes, parseInlineMarkdown, parseMarkdown } from "../content/markdown";
import { isPath } from "../domain/hrefs";
import { type ContentFile, listStrings } from "./content-file";
import type { LinkTargets } from "./link-targets";
import type { Message } from "./problem";

const brokenSectionLink = (value: string, page: string, sections: readonly string[]): Message => ({
  what: `Link „${value}” vodi na dio stranice koji ne postoji.`,
  fix:
    sections.length > 0
      ? `Na toj stranici se mogu otvoriti: ${sections.map((section) => `${page}#${section}`).join(", ")}. Ako vodi na cijelu stranicu, obrišite znak # i sve iza njega.`
      : "Ta stranica nema dijelova koji se otvaraju. Obrišite znak # i sve iza njega.",
});

const brokenLink = (value: string, pages: readonly string[]): Message => ({
  what: `Link „${value}” vodi na stranicu koja ne postoji.`,
  fix: `Upišite jednu od postojećih stranica: ${pages.join(", ")}.`,
});

const brokenPhotoLink = (value: string, numbers: readonly number[]): Message => ({
  what: `Link „${value}” vodi na sliku koja ne postoji.`,
  fix:
    numbers.at(-1) === numbers.length
      ? `Upišite broj slike od 1 do ${numbers.length}.`
      : `Upišite broj slike koja se tu prikazuje: ${numbers.join(", ")}.`,
});

const downloadInField: Message = {
  what: "Ovo polje vodi na stranicu, a ne na dokument.",
  fix: "Link na dokument pišite u glavnom tekstu. Primjer: [zahtjev](/files/zahtjev.pdf)",
};

const missingDownload = (value: string, name: string): Message => ({
  what: `Link „${value}” vodi na dokument kojeg nema.`,
  fix: `Ispravite naziv u linku ili dodajte PDF s nazivom ${name}`,
});

const invalidUrl = (value: string): Message => ({
  what: `Link „${value}” nije ispravna adresa.`,
  fix: "Adresa druge web-stranice počinje s https:// Za e-mail ili telefon centra upišite mailto:{mail} ili tel:{telefon}, za drugi telefon tel:+387…, a za dokument /files/naziv.pdf",
});

/** Return why a link to a page of the site is broken, if it is. */
export function validatePageLink(value: string, { pages }: LinkTargets): Message | undefined {
  if (parseDownloadLink(value)) return downloadInField;
  const [page = "", fragment] = value.split("#");
  const target = pages.get(page);
  if (!target) return brokenLink(value, [...pages.keys()]);
  if (fragment === undefined || target.sections.includes(fragment)) return undefined;
  const [, prefix = "", number] = /^(.+)-(\d+)$/.exec(fragment) ?? [];
  const numbers = target.photos.get(prefix);
  if (!numbers) return brokenSectionLink(value, page, target.sections);
  const isShown = numbers.some((shown) => String(shown) === number);
  return isShown ? undefined : brokenPhotoLink(value, numbers);
}

/** The facts of the centre that links may name: `mailto:{mail}`. */
const sampleFacts = { mail: "a@b.ba", telefon: "+38761000000", telefon2: "+38761000001" };

const externalUrl = /^(?:https?:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)$/;

const isPhoneLink = (value: string) =>
  /^tel:\+\d+$/.test(value) && phonePattern.test(value.slice("tel:".length));

/** Return why a link in running text is broken, if it is; it may also lead to a download or another site. */
export function validateLink(url: string, targets: LinkTargets): Message | undefined {
  const { name } = parseDownloadLink(url) ?? {};
  if (name !== undefined)
    return targets.downloads.includes(name)
      ? undefined
      : missingDownload(url, toDownloadName(name));
  if (isPath(url)) return validatePageLink(url, targets);
  const filled = fill(url, sampleFacts);
  return externalUrl.test(filled) || isPhoneLink(filled) ? undefined : invalidUrl(url);
}

/** Return the URLs of all links in the body and the fields of a file. */
export function getLinks(content: ContentFile): string[] {
  const { body } = content;
  const fields = listStrings(content).filter(({ field }) => field.kind === "inlineMarkdown");
  const texts = [
    ...(body ? [parseMarkdown(body.text)] : []),
    ...fields.map(({ text }) => parseInlineMarkdown(text)),
  ];
  return texts.flatMap(listNodes).flatMap((node) => (node.type === "link" ? node.url : []));
}
