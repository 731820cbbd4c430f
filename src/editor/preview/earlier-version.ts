import type { Fields } from "../../content/values";
import { askToConfirm } from "../base/dialogs";
import { getFormat } from "../format/content-format";
import { writeWithoutForm } from "../gate/gate";
import texts from "../locale/bs.json";
import { getLoaded } from "../model/loaded";
import { fetchFileAt } from "../repository/github";
import { switchToPreview } from "../sveltia/elements";
import { getEntryPath, withEntryText } from "../sveltia/entries";
import { type Commit, interceptCommitLinks } from "../sveltia/history";

/** A file as it was after a commit. */
export interface EarlierVersion {
  readonly text: string;
  readonly fields: Fields;
}

/** The commit that was chosen last, and a function that shows it; undefined if no preview is open. */
let chosenCommit: Commit | undefined;
let showInOpenPreview: (() => void) | undefined;

/** Show each chosen earlier version in the preview, which opens if it is closed. */
export function showChosenVersions(): void {
  interceptCommitLinks((commit) => {
    chosenCommit = commit;
    if (showInOpenPreview) showInOpenPreview();
    else switchToPreview();
  });
}

async function readVersion({ repository, sha }: Commit, path: string): Promise<EarlierVersion> {
  const text = await fetchFileAt(repository, path, sha);
  return { text, fields: getFormat(path).fromFile(text) };
}

/**
 * Call a listener with each chosen version of a file, in the order of choice, or undefined if it cannot be shown.
 * @returns a function that stops this
 */
export function followVersions(
  path: string,
  listener: (version: EarlierVersion | undefined) => void,
): () => void {
  const showChosen = async () => {
    const commit = chosenCommit;
    if (!commit) return;
    const version = await readVersion(commit, path).catch(() => undefined);
    // Another version may have been chosen meanwhile.
    if (commit === chosenCommit) listener(version);
  };
  showInOpenPreview = showChosen;
  void showChosen();
  return () => {
    // Another preview may have been opened before this one is closed.
    if (showInOpenPreview === showChosen) chosenCommit = showInOpenPreview = undefined;
  };
}

/** Once confirmed, write an earlier text of a file through the gate, and reload the editor with it. */
export async function restoreVersion(path: string, text: string): Promise<void> {
  const isConfirmed = await askToConfirm({
    message: "Želite li da ovo opet bude kao tada? I sadašnja verzija ostaje u historiji.",
    confirm: "Vrati je",
    dismiss: texts.cancel,
  });
  if (!isConfirmed) return;
  const entry = getLoaded().entries.find((loaded) => getEntryPath(loaded) === path);
  await writeWithoutForm({
    changes: [{ action: "update", path, data: text }],
    savingEntries: entry ? [withEntryText(entry, text)] : [],
    options: { commitType: "update" },
  });
  window.location.reload();
}
