// Tabs of one browser share the editor's copy of the repository. From it, a tab takes what another one has
// saved for something that it has seen itself.

const channel = new BroadcastChannel("sanjalica");

const saved = new Map<string, string>();

channel.addEventListener("message", ({ data }: MessageEvent<ReadonlyMap<string, string>>) => {
  for (const [path, text] of data) saved.set(path, text);
});

/** Return the text that another tab has saved under a path since this one was loaded. */
export const savedInOtherTab = (path: string) => saved.get(path);

/** @param texts that were saved, by their paths */
export function tellOtherTabs(texts: ReadonlyMap<string, string>): void {
  channel.postMessage(texts);
  // What is saved here is what has been seen here.
  for (const path of texts.keys()) saved.delete(path);
}
