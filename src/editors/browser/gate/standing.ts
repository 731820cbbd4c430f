// The lasting line below the editor: how the site stands.
import type { Problem } from "../../../check/problem";
import { formAddress } from "../page/config";
import { lastSave, publishedTime, rememberSave } from "../repository/publication";
import { errorsIn, type Loaded, loadedContent } from "./content";
import { wordsElsewhere } from "./refusal";

const secondsBetweenLooks = 5;
const secondsBetweenRequests = 20;
/** A publication takes four minutes, ten where code has changed, and may wait for the end of another. */
const minutesOfPatience = 30;

const dayAndTime = (ms: number) => {
  const time = new Date(ms);
  return `${time.getDate()}. ${time.getMonth() + 1}. u ${time.toTimeString().slice(0, 5)}`;
};

/** How the site stands, in words, and the form that mends it. */
interface Standing {
  readonly words: string;
  readonly form?: string | undefined;
}

function brokenWords([first, ...others]: readonly Problem[]): Standing | undefined {
  if (!first) return undefined;
  const more = others.length > 0 ? ` Ostalih grešaka: ${others.length}.` : "";
  return {
    words: `Ne može se objaviti. ${wordsElsewhere(first)}${more}`,
    form: formAddress(first.file),
  };
}

/** @param published time of the published commit in ms; NaN if it is not known */
function publicationWords(published: number): Standing | undefined {
  const saved = lastSave();
  const isWaiting = saved > (published || 0);
  if (isWaiting && Date.now() - saved > minutesOfPatience * 60_000)
    return {
      words: `Ono što ste sačuvali ${dayAndTime(saved)} još nije objavljeno. Ništa nije izgubljeno, a stranica je ostala kakva je bila. Javite se osobi koja održava stranicu.`,
    };
  if (isWaiting)
    return {
      words: `Čeka objavu od ${dayAndTime(saved)}. Na stranici će biti za nekoliko minuta.`,
    };
  return { words: `Objavljeno: ${dayAndTime(published)}.` };
}

/** The element below the editor (`bundle/page.ts`), where screen readers await words. */
const line = () => document.querySelector(".standing");

let said = "";

function say({ words, form }: Standing = { words: "" }): void {
  if (said === words + form) return;
  said = words + form;
  const link = Object.assign(document.createElement("a"), {
    href: `#${form}`,
    textContent: "Otvori obrazac",
  });
  line()?.replaceChildren(words, ...(form ? [" ", link] : []));
}

let published = Number.NaN;
let nextRequest = 0;

/** Asks for the published time at the start, and while something waits for its publication. */
async function askForPublication(): Promise<void> {
  const isNeeded = lastSave() > (published || 0) || nextRequest === 0;
  if (!isNeeded || Date.now() < nextRequest) return;
  nextRequest = Date.now() + secondsBetweenRequests * 1000;
  // Out of reach: as it was.
  published = await publishedTime().catch(() => published);
}

/** The errors that were found last, and what they were found in. */
let judged: { entries?: unknown; assets?: unknown; errors: Problem[] } = { errors: [] };

function errorsOf(loaded: Loaded): Problem[] {
  const { entries, assets } = loaded;
  if (entries !== judged.entries || assets !== judged.assets) {
    // Nothing is loaded before somebody has signed in.
    const errors = entries.length > 0 ? errorsIn(loadedContent(loaded)) : [];
    judged = { entries, assets, errors };
  }
  return judged.errors;
}

async function look(loaded: () => Loaded): Promise<void> {
  await askForPublication();
  const isTold = !Number.isNaN(published);
  say(brokenWords(errorsOf(loaded())) ?? (isTold ? publicationWords(published) : undefined));
}

/**
 * Keeps the line up to date: what stops a publication at once, else whether what was saved last is
 * published. After half an hour without it says whom to tell.
 * @param loaded what the editor has loaded, as it is when this is called
 * @returns to be called with the time of each commit; without a time in a folder on the computer
 */
export function followSite(loaded: () => Loaded): (saved?: Date) => void {
  setInterval(() => void look(loaded), secondsBetweenLooks * 1000);
  void look(loaded);
  return (saved) => {
    if (saved) rememberSave(saved);
    nextRequest = 1;
    void look(loaded);
  };
}
