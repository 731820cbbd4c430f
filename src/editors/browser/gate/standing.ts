// The lasting line below the editor: how the site stands.
import type { Problem } from "../../../check/problem";
import { formAddress } from "../page/config";
import { errorsIn, type Loaded, loadedContent } from "./content";
import { lastSave, publishedTimes, rememberSave } from "./publication";
import { wordsElsewhere } from "./refusal";

const secondsBetweenLooks = 10;
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

/** Times of the published commit and of its build in ms, NaN if it is not told; undefined before it was asked for. */
let published: Awaited<ReturnType<typeof publishedTimes>> | undefined;

const isWaitingFor = (saved: number) => saved > (published?.committed || 0);

function publicationWords({ committed, built }: NonNullable<typeof published>): Standing {
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

/** Return the element below the editor (`bundle/page.ts`), where screen readers await words. */
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

/** What was loaded when its errors were looked for last: the editor replaces its lists when something in them changes. */
let checked: Pick<Loaded, "entries" | "assets"> = { entries: [], assets: [] };
let errors: readonly Problem[] = [];

/** Return the errors in what is loaded. Nothing is loaded before somebody has signed in. */
function errorsNow({ entries, assets, ...others }: Loaded): readonly Problem[] {
  const isChecked = entries === checked.entries && assets === checked.assets;
  checked = { entries, assets };
  if (!isChecked)
    errors = entries.length > 0 ? errorsIn(loadedContent({ entries, assets, ...others })) : [];
  return errors;
}

async function look(loaded: () => Loaded): Promise<void> {
  // Out of reach: as it was.
  if (!published || isWaitingFor(lastSave()))
    published = await publishedTimes().catch(() => published);
  const standing = published?.committed ? publicationWords(published) : undefined;
  say(brokenWords(errorsNow(loaded())) ?? standing);
}

/**
 * Keep the line up to date: what stops a publication at once, else whether what was saved last is
 * published. After half an hour without it says whom to tell.
 * @param loaded what the editor has loaded, as it is when this is called
 * @returns to be called with the time of each commit; without a time in a folder on the computer
 */
export function followSite(loaded: () => Loaded): (saved?: Date) => void {
  setInterval(() => void look(loaded), secondsBetweenLooks * 1000);
  void look(loaded);
  return (saved) => {
    if (saved) rememberSave(saved);
    void look(loaded);
  };
}
