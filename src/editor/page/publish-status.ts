// The line below the editor that says whether the last save is published.
import type { Problem } from "../../check/problem";
import { findErrors } from "../gate/caused-problems";
import { onWritten } from "../gate/guard";
import { describeProblem } from "../gate/refusal";
import { getLoadedContent, onceLoaded } from "../model/loaded";
import { getFormAddress } from "./config";
import { fetchPublishedTimes, getLastSave, rememberSave } from "./publication";

const secondsBetweenLooks = 10;
/** A publication takes four minutes, ten where code has changed, and may wait for the end of another. */
const minutesOfPatience = 30;

const formatTime = (ms: number) => {
  const time = new Date(ms);
  return `${time.getDate()}. ${time.getMonth() + 1}. u ${time.toTimeString().slice(0, 5)}`;
};

/** The publish status in words, and the form in which an error can be corrected. */
interface Status {
  readonly words: string;
  readonly form?: string | undefined;
}

function describeErrors([first, ...others]: readonly Problem[]): Status | undefined {
  if (!first) return undefined;
  const more = others.length > 0 ? ` Ostalih grešaka: ${others.length}.` : "";
  return {
    words: `Ne može se objaviti. ${describeProblem(first)}${more}`,
    form: getFormAddress(first.file),
  };
}

/** Times of the published commit and of its build in ms, NaN if unknown; undefined before the first request. */
let published: Awaited<ReturnType<typeof fetchPublishedTimes>> | undefined;

const isWaitingFor = (saved: number) => saved > (published?.committed || 0);

function describePublication({ committed, built }: NonNullable<typeof published>): Status {
  const saved = getLastSave();
  const isWaiting = isWaitingFor(saved);
  if (isWaiting && Date.now() - saved > minutesOfPatience * 60_000)
    return {
      words: `Ono što ste sačuvali ${formatTime(saved)} još nije objavljeno. Ništa nije izgubljeno, a stranica je ostala kakva je bila. Javite se osobi koja održava stranicu.`,
    };
  if (isWaiting)
    return {
      words: `Čeka objavu od ${formatTime(saved)}. Na stranici će biti za nekoliko minuta.`,
    };
  return {
    words: `Objavljeno: ${formatTime(committed)}. Stranica je izrađena ${formatTime(built)}.`,
  };
}

/** Return the live region below the editor (`bundle/editor-page.ts`). */
const findLine = () => document.querySelector(".publish-status");

let said = "";

function say({ words, form }: Status = { words: "" }): void {
  if (said === words + form) return;
  said = words + form;
  const link = Object.assign(document.createElement("a"), {
    href: `#${form}`,
    textContent: "Otvori obrazac",
  });
  findLine()?.replaceChildren(words, ...(form ? [" ", link] : []));
}

/** Return the errors in the loaded content; none before a sign-in, when nothing is loaded. */
const getErrors = onceLoaded((loaded) =>
  loaded.entries.length > 0 ? findErrors(getLoadedContent(loaded)) : [],
);

async function look(): Promise<void> {
  // If the request fails, keep the last known value.
  if (!published || isWaitingFor(getLastSave()))
    published = await fetchPublishedTimes().catch(() => published);
  const status = published?.committed ? describePublication(published) : undefined;
  say(describeErrors(getErrors()) ?? status);
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
