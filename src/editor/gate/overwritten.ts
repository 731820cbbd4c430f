import { fileError, type Message, type Problem } from "../../check/problem";
import { getCollection, hasManyFiles } from "../../content/collections";
import { normalizeText } from "../../content/file-text";
import { getLoaded, getLoadedTexts, type LoadedFiles, toContentPath } from "../model/loaded";
import type { Change, Loaded } from "../sveltia/types";

const taken: Message = {
  what: "Ovaj naziv već ima nešto drugo na stranici.",
  fix: "Dajte mu drugi naslov ili naziv i pokušajte ponovo.",
};

const unread: Message = {
  what: "Uređivač nije mogao pročitati ovu datoteku, jer u njoj ima grešku koju obrazac ne može pokazati.",
  fix: "Datoteka je ostala kakva je bila. Javite se osobi koja održava stranicu.",
};

const changedMeanwhile: Message = {
  what: "Neko je ovo u međuvremenu promijenio.",
  fix: "Otvorite unos i pogledajte šta je novo, pa po potrebi pokušajte ponovo.",
};

const changedInOtherTab: Message = {
  what: "Ovo je u međuvremenu promijenjeno u drugom prozoru ovog preglednika.",
  fix: "Ponovo učitajte ovu stranicu u pregledniku (na njegovo pitanje odgovorite da želite otići) i otvorite isti unos. Ako ste u njemu pisali, odaberite „Vrati”: ono što ste napisali nije izgubljeno.",
};

/** Return why a new file must not be written, if it would take the place of another. */
function findCreationProblem(file: string, content: LoadedFiles): Message | undefined {
  if (content.has(file)) return taken;
  const collection = getCollection(file);
  if (!collection) return undefined;
  // The site requires this file, so it exists: the editor could not read it.
  return hasManyFiles(collection) || collection.isOptional ? undefined : unread;
}

/** Texts that other tabs have saved, with what this tab had then, by their paths. */
const savedElsewhere = new Map<string, { readonly text: string; readonly old?: string }>();

let channel: BroadcastChannel | undefined;

/**
 * Follow what other tabs save. All tabs share one copy of the repository on this device. After another tab has saved,
 * the copy has the new text, although a form of this tab was opened with the old one.
 */
export function installOtherTabs(): void {
  channel = new BroadcastChannel("sanjalica");
  channel.addEventListener("message", ({ data }: MessageEvent<ReadonlyMap<string, string>>) => {
    const present = getLoadedTexts(getLoaded());
    for (const [path, text] of data) savedElsewhere.set(path, { text, old: present.get(path) });
  });
}

/** @param texts that were saved, by their paths */
export function tellOtherTabs(texts: ReadonlyMap<string, string>): void {
  channel?.postMessage(texts);
  // This tab has seen what it saves itself.
  for (const path of texts.keys()) savedElsewhere.delete(path);
}

const asRead = (text = "") => normalizeText(text).trim();

/**
 * Return what changes would overwrite unseen. The editor itself looks for newer commits only when a form is saved,
 * not when something is deleted or moved.
 * @param seen what was loaded when the change was asked for
 * @param loaded what is loaded now, with what others have saved since
 */
export function findOverwritten(
  changes: readonly Change[],
  seen: ReadonlyMap<string, string>,
  loaded: Loaded,
  content: LoadedFiles,
): Problem[] {
  const present = getLoadedTexts(loaded);
  return changes.flatMap(({ action, path, previousPath: source = path }) => {
    const file = toContentPath(path);
    if (file === undefined) return [];
    const problem = ["create", "move"].includes(action)
      ? findCreationProblem(file, content)
      : undefined;
    if (problem) return fileError(file, problem);
    if (present.get(source) !== seen.get(source)) return fileError(file, changedMeanwhile);
    const other = savedElsewhere.get(source);
    // The form here still has the text from before the other tab's save.
    const isStale = other?.old === seen.get(source) && asRead(other?.text) !== asRead(other?.old);
    return isStale ? fileError(file, changedInOtherTab) : [];
  });
}
