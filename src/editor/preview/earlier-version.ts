import type { Fields } from "../../content/values";
import { ask } from "../base/ask";
import { getFormat } from "../format/content-format";
import { writeNow } from "../gate/guard";
import texts from "../locale/bs.json";
import { getLoaded } from "../model/loaded";
import { fetchVersion } from "../repository/github";
import { turnToPreview } from "../sveltia/elements";
import { getEntryPath, withEntryText } from "../sveltia/entries";
import { type Commit, onCommitChosen } from "../sveltia/history";

/** A file as it was after a commit. */
export interface EarlierVersion {
  readonly text: string;
  readonly fields: Fields;
}

/** The commit that was chosen last, and what shows it while a preview is open. */
let chosen: Commit | undefined;
let show: (() => void) | undefined;

/** Show an earlier version of a file in the preview. */
export function installEarlierVersions(): void {
  onCommitChosen((commit) => {
    chosen = commit;
    if (show) show();
    else turnToPreview();
  });
}

async function readVersion({ repository, sha }: Commit, path: string): Promise<EarlierVersion> {
  const text = await fetchVersion(repository, path, sha);
  return { text, fields: getFormat(path).fromFile(text) };
}

/**
 * Follow which versions of a file are chosen.
 * @param listener gets each version, in the order in which they are chosen; undefined for one that cannot be shown
 * @returns a function that ends this
 */
export function followVersions(
  path: string,
  listener: (version: EarlierVersion | undefined) => void,
): () => void {
  const showChosen = async () => {
    const commit = chosen;
    if (!commit) return;
    const version = await readVersion(commit, path).catch(() => undefined);
    // Another version may have been chosen meanwhile.
    if (commit === chosen) listener(version);
  };
  show = showChosen;
  void showChosen();
  return () => {
    // Another preview may have been opened before this one is closed.
    if (show === showChosen) chosen = show = undefined;
  };
}

/** Write an earlier text of a file, through the gate, and reload the editor with it. */
export async function putBack(path: string, text: string): Promise<void> {
  const isWanted = await ask({
    question: "Želite li da ovo opet bude kao tada? I sadašnja verzija ostaje u historiji.",
    yes: "Vrati je",
    no: texts.cancel,
  });
  if (!isWanted) return;
  const entry = getLoaded().entries.find((loaded) => getEntryPath(loaded) === path);
  await writeNow({
    changes: [{ action: "update", path, data: text }],
    savingEntries: entry ? [withEntryText(entry, text)] : [],
    options: { commitType: "update" },
  });
  window.location.reload();
}
