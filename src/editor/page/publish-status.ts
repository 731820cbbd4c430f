// The status bar below Sveltia CMS, which says whether the last save is published. A save reaches the site only after a
// workflow has tested it. If that fails, GitHub tells only the maintainers.
import type { Problem } from "../../check/problem";
import { findErrors } from "../gate/caused-problems";
import { onWritten } from "../gate/gate";
import { explainProblem } from "../gate/refusal";
import { getLoadedFiles, memoizeOverLoaded } from "../model/loaded";
import { fetchPublishedFile, type Publication, publicationFile } from "../published-files";

const pollSeconds = 10;
/** Publishing takes four minutes, ten if code has changed, and may wait for another workflow to end. */
const overdueMinutes = 30;

/** Key in `localStorage` for the time of the last save to the repository, in ms. */
const lastSaveKey = "sanjalica.saved";

const getLastSave = () => Number(localStorage.getItem(lastSaveKey));

/** Return the time of the published commit in ms; NaN if the site does not tell it. */
async function fetchPublishedTime(): Promise<number> {
  const { committed = "" } = await fetchPublishedFile<Publication>(publicationFile);
  return Date.parse(committed);
}

const isWaiting = (published: number) => getLastSave() > (published || 0);

const formatTimestamp = (ms: number) => {
  const time = new Date(ms);
  return `${time.getDate()}. ${time.getMonth() + 1}. u ${time.toTimeString().slice(0, 5)}`;
};

function explainPublication(published: number): string {
  if (!isWaiting(published))
    return `Objavljeno je ono što je sačuvano ${formatTimestamp(published)}.`;
  const saved = getLastSave();
  return Date.now() - saved > overdueMinutes * 60_000
    ? `Ono što ste sačuvali ${formatTimestamp(saved)} još nije objavljeno. Ništa nije izgubljeno, a stranica je ostala kakva je bila. Javite se osobi koja održava stranicu.`
    : `Čeka objavu od ${formatTimestamp(saved)}. Na stranici će biti za nekoliko minuta.`;
}

function explainErrors([first, ...rest]: readonly Problem[]): string | undefined {
  if (!first) return undefined;
  const more = rest.length > 0 ? ` Ostalih grešaka: ${rest.length}.` : "";
  return `Ne može se objaviti. ${explainProblem(first)}${more}`;
}

/** Return the errors in the loaded content; none before the sign-in, when nothing is loaded. */
const getErrors = memoizeOverLoaded((loaded) =>
  loaded.entries.length > 0 ? findErrors(getLoadedFiles()) : [],
);

/** Set the text of the live region in `bundle/editor-page.ts`; a screen reader announces each change. */
function setStatusText(text: string): void {
  const status = document.querySelector(".publish-status");
  if (status && status.textContent !== text) status.textContent = text;
}

/**
 * Keep the status bar up to date: it shows an error that prevents publishing, or else if the last save is published.
 * If nothing is published for 30 minutes, it says whom to contact.
 */
export function showPublishStatus(): void {
  let published: number | undefined;
  async function refresh(): Promise<void> {
    // A failed request keeps the last known value.
    if (published === undefined || isWaiting(published))
      published = await fetchPublishedTime().catch(() => published);
    const publication = published ? explainPublication(published) : "";
    setStatusText(explainErrors(getErrors()) ?? publication);
  }
  onWritten((committed) => {
    if (committed) localStorage.setItem(lastSaveKey, String(committed.getTime()));
    void refresh();
  });
  setInterval(() => void refresh(), pollSeconds * 1000);
  void refresh();
}
