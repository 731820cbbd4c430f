// What was deleted can be brought back, until the next change is written.
import { getFileName } from "../../content/paths";
import texts from "../locale/bs.json";
import { type Change, getLoadedTexts, type Loaded, type WriteRequest } from "../model/loaded";

/** Return the files of `loaded` that have no fields and are about to be deleted, by their paths. */
async function fetchFiles(
  changes: readonly Change[],
  { assets, host }: Loaded,
): Promise<ReadonlyMap<string, File>> {
  const deleted = assets.filter(({ path }) => changes.some((one) => one.path === path));
  const files = deleted.map(async (asset) => {
    const blob = await host?.fetchBlob(asset);
    return blob ? [[asset.path, new File([blob], getFileName(asset.path))] as const] : [];
  });
  return new Map((await Promise.all(files)).flat());
}

/**
 * Return the request that undoes a deletion, with the changes that came with it.
 * @param loaded what the editor has loaded, before the deletion is written
 * @returns undefined for a request that deletes nothing
 */
export async function createUndoRequest(
  { changes }: WriteRequest,
  loaded: Loaded,
): Promise<WriteRequest | undefined> {
  if (!changes.some(({ action }) => action === "delete")) return undefined;
  const before = getLoadedTexts(loaded);
  const files = await fetchFiles(changes, loaded);
  const isChanged = ({ path }: { path: string }) => changes.some((one) => one.path === path);
  return {
    changes: changes.flatMap(({ action, path }) => {
      const text = before.get(path);
      // The editor trims texts when it reads them.
      const data = text === undefined ? files.get(path) : `${text.trimEnd()}\n`;
      const back = action === "delete" ? "create" : "update";
      return data === undefined ? [] : { action: back, path, data };
    }),
    savingEntries: loaded.entries.filter(({ locales }) => isChanged(locales._default)),
    savingAssets: loaded.assets.flatMap((asset) => {
      const file = files.get(asset.path);
      return file ? { ...asset, file } : [];
    }),
    options: { commitType: "create" },
  };
}

/** Return what comes back, in words. */
const describeNames = ({ savingEntries = [], savingAssets = [] }: WriteRequest) =>
  [
    ...savingEntries.map(({ locales }) => locales._default.content.title),
    ...savingAssets.map(({ path }) => getFileName(path)),
  ]
    .map((name) => `„${name}”`)
    .join(", ");

/**
 * Offer to bring back what was deleted, below the editor (`bundle/editor-page.ts`), where screen readers await
 * words. Without something to bring back, the last offer goes.
 * @param write behind the gate, which says why something cannot be written
 */
export function offerToTakeBack(
  undoing: WriteRequest | undefined,
  write: (request: WriteRequest) => Promise<unknown>,
): void {
  const line = document.querySelector(".deleted");
  line?.replaceChildren();
  if (!undoing) return;
  const names = describeNames(undoing);
  const button = Object.assign(document.createElement("button"), { textContent: texts.restore });
  button.addEventListener("click", async () => {
    button.disabled = true;
    const isBack = await write(undoing).then(Boolean, () => false);
    button.disabled = false;
    if (isBack) line?.replaceChildren(`Vraćeno: ${names}.`);
  });
  line?.append(`Obrisano: ${names}. `, button);
}
