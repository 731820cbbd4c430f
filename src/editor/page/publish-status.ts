// The line below the editor that says whether the last save is published.
import type { Problem } from "../../check/problem";
import { errorsIn } from "../gate/caused-problems";
import { onWritten } from "../gate/guard";
import { wordsElsewhere } from "../gate/refusal";
import { type Loaded, loadedContent, loadedNow } from "../model/loaded";
import { formAddress } from "./config";
import { lastSave, publishedTimes, rememberSave } from "./publication";

const secondsBetweenLooks = 10;
/** A publication takes four minutes, ten where code has changed, and may wait for the end of another. */
const minutesOfPatience = 30;

const dayAndTime = (ms: number) => {
  const time = new Date(ms);
  return `${time.getDate()}. ${time.getMonth() + 1}. u ${time.toTimeString().slice(0, 5)}`;
};

/** The publish status in words, and the form in which an error can be corrected. */
interface Status {
  readonly words: string;
  readonly form?: string | undefined;
}

function brokenWords([first, ...others]: readonly Problem[]): Status | undefined {
  if (!first) return undefined;
  const more = others.length > 0 ? ` Ostalih grešaka: ${others.length}.` : "";
  return {
    words: `Ne može se objaviti. ${wordsElsewhere(first)}${more}`,
    form: formAddress(first.file),
  };
}

/** Times of the published commit and of its build in ms, NaN if unknown; undefined before the first request. */
let published: Awaited<ReturnType<typeof publishedTimes>> | undefined;

const isWaitingFor = (saved: number) => saved > (published?.committed || 0);

function publicationWords({ committed, built }: NonNullable<typeof published>): Status {
  const saved = lastSave();
  const isWaiting = isWaitingFor(saved);
  if (isWaiting && Date.now() - saved > minutesOfPatience * 60_000)
    return {
      words: `Ono što ste sačuvali ${dayAndTime(saved)} još nije objavljeno. Ništa nije izgubljeno, a stranica je ostala kakva je bila. Javite se osobi koja održava stranicu.`,
    };
  if (isWaiting)
    return {
      words: `Čeka objavu od ${dayAndTime(saved)}. Na stranici će biti za nekoliko minuta.`,
    };
  return {
    words: `Objavljeno: ${dayAndTime(committed)}. Stranica je izrađena ${dayAndTime(built)}.`,
  };
}

/** Return the live region below the editor (`bundle/editor-page.ts`). */
const line = () => document.querySelector(".publish-status");

let said = "";

function say({ words, form }: Status = { words: "" }): void {
  if (said === words + form) return;
  said = words + form;
  const link = Object.assign(document.createElement("a"), {
    href: `#${form}`,
    textContent: "Otvori obrazac",
  });
  line()?.replaceChildren(words, ...(form ? [" ", link] : []));
}

/** What was checked last. The editor replaces its lists when something in them changes. */
let checked: Pick<Loaded, "entries" | "assets"> = { entries: [], assets: [] };
let errors: readonly Problem[] = [];

/** Return the errors in the loaded content; none before a sign-in, when nothing is loaded. */
function errorsNow(): readonly Problem[] {
  const loaded = loadedNow();
  const { entries, assets } = loaded;
  const isChecked = entries === checked.entries && assets === checked.assets;
  checked = { entries, assets };
  if (!isChecked) errors = entries.length > 0 ? errorsIn(loadedContent(loaded)) : [];
  return errors;
}

async function look(): Promise<void> {
  // If the request fails, keep the last known value.
  if (!published || isWaitingFor(lastSave()))
    published = await publishedTimes().catch(() => published);
  const status = published?.committed ? publicationWords(published) : undefined;
  say(brokenWords(errorsNow()) ?? status);
}

/**
 * Keep the line up to date: it shows an error that stops publishing, else whether the last save is published. After
 * half an hour without, it says whom to tell.
 */
export function installPublishStatus(): void {
  onWritten((committed) => {
    if (committed) rememberSave(committed);
    void look();
  });
  setInterval(() => void look(), secondsBetweenLooks * 1000);
  void look();
}
