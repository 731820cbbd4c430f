// The line below the editor that says whether the last save is published. A save reaches the site only after a
// workflow has tested it. If that fails, GitHub tells the maintainers only.
import type { Problem } from "../../check/problem";
import { findErrors } from "../gate/caused-problems";
import { onWritten } from "../gate/guard";
import { describeProblem } from "../gate/refusal";
import { getLoadedContent, memoByLoaded } from "../model/loaded";
import { fetchPublishedFile, type Publication, publicationFile } from "../published-files";

const secondsBetweenLooks = 10;
/** A publication takes four minutes, ten where code has changed, and may wait for the end of another. */
const minutesOfPatience = 30;

/** Key in `localStorage` for the time of the last save to the repository, in ms. */
const lastSaveKey = "sanjalica.saved";

const getLastSave = () => Number(localStorage.getItem(lastSaveKey));

/** Return when the content of the published site was saved, in ms; NaN if the site does not say. */
async function fetchPublished(): Promise<number> {
  const { committed = "" } = await fetchPublishedFile<Publication>(publicationFile);
  return Date.parse(committed);
}

const isWaiting = (published: number) => getLastSave() > (published || 0);

const formatMoment = (ms: number) => {
  const time = new Date(ms);
  return `${time.getDate()}. ${time.getMonth() + 1}. u ${time.toTimeString().slice(0, 5)}`;
};

function describePublication(published: number): string {
  if (!isWaiting(published)) return `Objavljeno je ono što je sačuvano ${formatMoment(published)}.`;
  const saved = getLastSave();
  return Date.now() - saved > minutesOfPatience * 60_000
    ? `Ono što ste sačuvali ${formatMoment(saved)} još nije objavljeno. Ništa nije izgubljeno, a stranica je ostala kakva je bila. Javite se osobi koja održava stranicu.`
    : `Čeka objavu od ${formatMoment(saved)}. Na stranici će biti za nekoliko minuta.`;
}

function describeErrors([first, ...others]: readonly Problem[]): string | undefined {
  if (!first) return undefined;
  const more = others.length > 0 ? ` Ostalih grešaka: ${others.length}.` : "";
  return `Ne može se objaviti. ${describeProblem(first)}${more}`;
}

/** Return the errors in the loaded content; none before a sign-in, when nothing is loaded. */
const getErrors = memoByLoaded((loaded) =>
  loaded.entries.length > 0 ? findErrors(getLoadedContent(loaded)) : [],
);

/** Say words in the live region below the editor (`bundle/editor-page.ts`), which are read out when they change. */
function say(words: string): void {
  const line = document.querySelector(".publish-status");
  if (line && line.textContent !== words) line.textContent = words;
}

/**
 * Keep the line up to date: it shows an error that stops publishing, or else whether the last save is published. After
 * half an hour without, it says whom to tell.
 */
export function installPublishStatus(): void {
  let published: number | undefined;
  async function look(): Promise<void> {
    // If the request fails, keep the last known value.
    if (published === undefined || isWaiting(published))
      published = await fetchPublished().catch(() => published);
    const publication = published ? describePublication(published) : "";
    say(describeErrors(getErrors()) ?? publication);
  }
  onWritten((committed) => {
    if (committed) localStorage.setItem(lastSaveKey, String(committed.getTime()));
    void look();
  });
  setInterval(() => void look(), secondsBetweenLooks * 1000);
  void look();
}
