import { fileError, type Message, type Problem } from "../../../check/problem";
import { collectionOf } from "../../../content/collections";
import { belowContent, type Change, type Content, type Loaded, textsOf } from "./content";

const taken: Message = {
  what: "Ovaj naziv već ima nešto drugo na stranici.",
  fix: "Promijenite naslov i sačuvajte ponovo.",
};

const unread: Message = {
  what: "Uređivač nije mogao pročitati ovu datoteku, jer u njoj ima grešku koju obrazac ne može pokazati.",
  fix: "Datoteka je ostala kakva je bila. Javite se osobi koja održava stranicu.",
};

const changedMeanwhile: Message = {
  what: "Neko je ovo promijenio nakon što ste Vi otvorili spisak.",
  fix: "Otvorite unos i pogledajte šta je novo. Ako ni to ne treba, obrišite ga ponovo.",
};

/** Why a new file must not be written, if it would take the place of another. */
function creationProblem(file: string, content: Content): Message | undefined {
  const collection = collectionOf(file);
  if (!collection) return undefined;
  if (content.has(file)) return taken;
  // A file of which there is just one is always there, so it was not read.
  return collection.files.includes("*") || collection.optional ? undefined : unread;
}

/**
 * What changes would overwrite unseen. The editor looks for news by itself when a form is saved, and
 * shows the difference, but not when something is deleted or moved.
 * @param seen what was loaded when the change was asked for
 * @param loaded what is loaded now, with what others have saved since
 */
export function overwritten(
  changes: readonly Change[],
  seen: ReadonlyMap<string, string>,
  loaded: Loaded,
  content: Content,
): Problem[] {
  const present = textsOf(loaded);
  return changes.flatMap(({ action, path, previousPath }) => {
    const file = belowContent(path);
    if (file === undefined) return [];
    const lost = action === "delete" ? path : previousPath;
    const isOther = lost !== undefined && present.get(lost) !== seen.get(lost);
    const message = isOther
      ? changedMeanwhile
      : action === "create"
        ? creationProblem(file, content)
        : undefined;
    return message ? fileError(file, message) : [];
  });
}
