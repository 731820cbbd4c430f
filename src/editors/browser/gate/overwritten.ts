import { fileError, type Message, type Problem } from "../../../check/problem";
import { collectionOf, isFolder } from "../../../content/collections";
import { normalizeText } from "../../../content/file-text";
import { belowContent, type Change, type Content, type Loaded, loadedTexts } from "./content";
import { savedInOtherTab } from "./other-tabs";

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

const changedOnComputer: Message = {
  what: "Ovo je u međuvremenu promijenjeno na ovom računaru: u drugom prozoru, ili mimo uređivača.",
  fix: "Ponovo učitajte ovu stranicu u pregledniku (na njegovo pitanje odgovorite da želite otići) i otvorite isti unos. Ako ste u njemu pisali, odaberite „Vrati”: ono što ste napisali nije izgubljeno.",
};

/** Return why a new file must not be written, if it would take the place of another. */
function creationProblem(file: string, content: Content): Message | undefined {
  if (content.has(file)) return taken;
  const collection = collectionOf(file);
  if (!collection) return undefined;
  // A file of which there is just one is always there, so it was not read.
  return isFolder(collection) || collection.optional ? undefined : unread;
}

/** Return a text as the editor reads it. */
const asRead = (text = "") => normalizeText(text).trim();

/**
 * Return whether a folder on this computer has another file than was loaded: the editor reads it only once.
 * @param seen its text; of a file without fields the size is enough
 */
async function isOtherInFolder(path: string, { host, assets }: Loaded, seen?: string) {
  const file = host?.isGit === false && (await host.fetchBlob({ path }).catch(() => undefined));
  if (!file) return false;
  const asset = assets.find((one) => one.path === path);
  return asset ? file.size !== asset.size : asRead(await file.text()) !== asRead(seen);
}

/**
 * Return what changes would overwrite unseen. The editor itself looks for newer commits only when a form is saved,
 * not when something is deleted or moved.
 * @param seen what was loaded when the change was asked for
 * @param loaded what is loaded now, with what others have saved since
 */
export async function overwritten(
  changes: readonly Change[],
  seen: ReadonlyMap<string, string>,
  loaded: Loaded,
  content: Content,
): Promise<Problem[]> {
  const present = loadedTexts(loaded);
  const problems = changes.map(async ({ action, path, previousPath: lost = path }) => {
    const file = belowContent(path);
    if (file === undefined) return [];
    const problem = ["create", "move"].includes(action)
      ? creationProblem(file, content)
      : undefined;
    if (problem) return fileError(file, problem);
    if (present.get(lost) !== seen.get(lost)) return fileError(file, changedMeanwhile);
    const inTab = savedInOtherTab(lost);
    const isOther =
      (inTab !== undefined && asRead(inTab) !== asRead(seen.get(lost))) ||
      (await isOtherInFolder(lost, loaded, seen.get(lost)));
    return isOther ? fileError(file, changedOnComputer) : [];
  });
  return (await Promise.all(problems)).flat();
}
