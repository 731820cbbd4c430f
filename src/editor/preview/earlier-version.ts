import type { Fields } from "../../content/values";
import { ask } from "../base/ask";
import { markdownFormat, sourceKey, yamlFormat } from "../format/content-format";
import { writeNow } from "../gate/guard";
import texts from "../locale/bs.json";
import { getLoaded } from "../model/loaded";

/** A file as it was after a commit. */
export interface EarlierVersion {
  readonly text: string;
  readonly fields: Fields;
}

/** The address of a commit at GitHub. */
const commit = /^https:\/\/github\.com\/(.+)\/commit\/(\w+)$/;

/** The address of the commit that was chosen while no preview was open. */
let pending: string | undefined;
let show: ((address: string) => void) | undefined;

/** Turn from the list of commits to the preview: on a phone the list covers the form, and an eye turns to the page. */
function turnToPreview(): void {
  const close = `.drawer.open button[aria-label="${texts._sui.close}"]`;
  const eye = `button[aria-label="${texts.preview}"][aria-pressed="false"]`;
  for (const button of [close, eye]) document.querySelector<HTMLElement>(button)?.click();
}

/** Show an earlier version of a file in the preview. The package would open its commit at GitHub, in English. */
export function installEarlierVersions(): void {
  const open = window.open.bind(window);
  window.open = (address, ...others) => {
    if (!commit.test(String(address))) return open(address, ...others);
    if (show) show(String(address));
    else {
      pending = String(address);
      turnToPreview();
    }
    return null;
  };
}

async function readVersion(address: string, path: string): Promise<EarlierVersion> {
  const [, repository, sha] = commit.exec(address) ?? [];
  const { token } = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}");
  const file = `https://api.github.com/repos/${repository}/contents/${encodeURI(path)}?ref=${sha}`;
  const headers = { Authorization: `token ${token}`, Accept: "application/vnd.github.raw+json" };
  const response = await fetch(file, { headers, cache: "no-store" });
  if (!response.ok) throw new Error(`GitHub has answered ${response.status}.`);
  const text = await response.text();
  const format = path.endsWith(".md") ? markdownFormat : yamlFormat;
  return { text, fields: format.fromFile(text) };
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
  let latest: string | undefined;
  show = async (address) => {
    latest = address;
    const version = await readVersion(address, path).catch(() => undefined);
    // The answer for another one may come later.
    if (latest === address) listener(version);
  };
  if (pending) show(pending);
  pending = undefined;
  return () => {
    latest = show = undefined;
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
  const entry = getLoaded().entries.find(({ locales }) => locales._default.path === path);
  const content = { ...entry?.locales._default.content, [sourceKey]: text };
  await writeNow({
    changes: [{ action: "update", path, data: text }],
    savingEntries: entry ? [{ ...entry, locales: { _default: { path, content } } }] : [],
    options: { commitType: "update" },
  });
  window.location.reload();
}
