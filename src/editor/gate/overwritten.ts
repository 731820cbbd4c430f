import type { ContentFiles } from "../../check/content-file";
import { type Message, type Problem, toFileProblem } from "../../check/problem";
import { getCollection, hasManyFiles } from "../../content/collections";
import { normalizeText } from "../../content/file-text";
import { getLoadedTexts, toContentPath } from "../model/loaded";
import type { Change } from "../sveltia/types";

const nameTakenMessage: Message = {
  what: "Ovaj naziv već ima nešto drugo na stranici.",
  fix: "Dajte mu drugi naslov ili naziv i pokušajte ponovo.",
};

const unreadableFileMessage: Message = {
  what: "Uređivač nije mogao pročitati ovu datoteku, jer u njoj ima grešku koju obrazac ne može pokazati.",
  fix: "Datoteka je ostala kakva je bila. Javite se osobi koja održava stranicu.",
};

const changedMeanwhileMessage: Message = {
  what: "Neko je ovo u međuvremenu promijenio.",
  fix: "Otvorite unos i pogledajte šta je novo, pa po potrebi pokušajte ponovo.",
};

const changedInOtherTabMessage: Message = {
  what: "Ovo je u međuvremenu promijenjeno u drugom prozoru ovog preglednika.",
  fix: "Ponovo učitajte ovu stranicu u pregledniku (na njegovo pitanje odgovorite da želite otići) i otvorite isti unos. Ako ste u njemu pisali, odaberite „Vrati”: ono što ste napisali nije izgubljeno.",
};

/** Return why a new file must not be written; undefined if it takes the place of no other. */
function validateCreation(file: string, files: ContentFiles): Message | undefined {
  if (files.has(file)) return nameTakenMessage;
  const collection = getCollection(file);
  if (!collection) return undefined;
  // The site requires this file, so it exists: Sveltia CMS could not read it.
  return hasManyFiles(collection) || collection.isOptional ? undefined : unreadableFileMessage;
}

/** By path, the texts that other tabs have saved, and those that this tab had at that time. */
const savedElsewhere = new Map<string, { readonly text: string; readonly old?: string }>();

let channel: BroadcastChannel | undefined;

/**
 * Remember what other tabs save. All tabs share one copy of the repository on this device. After another tab has saved,
 * the copy has the new text, although a form in this tab may have been opened with the old one.
 */
export function watchOtherTabs(): void {
  channel = new BroadcastChannel("sanjalica");
  channel.addEventListener("message", ({ data }: MessageEvent<ReadonlyMap<string, string>>) => {
    const present = getLoadedTexts();
    for (const [path, text] of data) savedElsewhere.set(path, { text, old: present.get(path) });
  });
}

/** Tell other tabs which texts this tab has saved, by path. */
export function tellOtherTabs(texts: ReadonlyMap<string, string>): void {
  channel?.postMessage(texts);
  // This tab knows the texts that it saves itself.
  for (const path of texts.keys()) savedElsewhere.delete(path);
}

const toComparable = (text = "") => normalizeText(text).trim();

/**
 * Return a problem for each change that would overwrite content that this tab has not seen. Sveltia CMS itself looks
 * for newer commits only when a form is saved, not when a file is deleted or moved.
 * @param seen texts that were loaded when the changes were requested
 * @param files what is loaded now, with what others have saved since
 */
export function checkOverwriting(
  changes: readonly Change[],
  seen: ReadonlyMap<string, string>,
  files: ContentFiles,
): Problem[] {
  const present = getLoadedTexts();
  return changes.flatMap(({ action, path, previousPath: source = path }) => {
    const file = toContentPath(path);
    if (file === undefined) return [];
    const problem = ["create", "move"].includes(action) ? validateCreation(file, files) : undefined;
    if (problem) return toFileProblem(file, problem);
    if (present.get(source) !== seen.get(source))
      return toFileProblem(file, changedMeanwhileMessage);
    const { old, text } = savedElsewhere.get(source) ?? {};
    // The form in this tab still has the text from before the other tab's save.
    const isStale = old === seen.get(source) && toComparable(text) !== toComparable(old);
    return isStale ? toFileProblem(file, changedInOtherTabMessage) : [];
  });
}
