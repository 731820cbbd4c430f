// A save reaches the site only after the workflow has tested and published it. Its failure would stay
// with the maintainers, so the editor compares what was saved last with what the site is made from.

/** Beside the editor's script: the time of the commit that the site was built from. */
export const publicationFile = "objava.json";

export interface Publication {
  /** ISO 8601. */
  readonly committed: string;
}

const stored = "sanjalica.saved";
const secondsBetweenLooks = 20;
/** A publication takes four minutes, ten where code has changed, and may wait for the end of another. */
const minutesOfPatience = 30;

const published = "Objavljeno: što ste sačuvali sada je na stranici.";

const lateWords = (saved: Date) =>
  `Ono što ste sačuvali ${saved.getDate()}. ${saved.getMonth() + 1}. u ${saved.toTimeString().slice(0, 5)} još nije objavljeno. Ništa nije izgubljeno, a stranica je ostala kakva je bila. Javite se osobi koja održava stranicu.`;

const style = `
.publication { position: fixed; inset: auto 16px 16px; z-index: 9; display: flex; justify-content: center }
.publication p { display: flex; gap: 8px 16px; align-items: center; margin: 0; padding: 8px 8px 8px 20px;
  max-inline-size: 36rem; border: 1px solid; border-radius: 8px; font: 1rem/1.4 var(--sui-font-family-default);
  color: var(--sui-primary-foreground-color); background: var(--sui-secondary-background-color) }
.publication button { flex: none; min-block-size: 44px; padding: 0 12px; border: 0; font: inherit; font-weight: 600;
  color: inherit; background: none; cursor: pointer }
`;

/** Where screen readers await words. */
let region: HTMLElement | undefined;

function addRegion(): HTMLElement {
  const added = Object.assign(document.createElement("div"), { className: "publication" });
  added.setAttribute("role", "status");
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
  document.body.append(added);
  return added;
}

let said = "";

/** Says something below the form, once, until it is taken note of. */
function say(words: string): void {
  if (words === said) return;
  said = words;
  const card = Object.assign(document.createElement("p"), { textContent: words });
  const button = Object.assign(document.createElement("button"), { textContent: "U redu" });
  button.addEventListener("click", () => card.remove());
  card.append(button);
  region?.replaceChildren(card);
}

/** @returns the time of the published commit in milliseconds; NaN if this site does not tell it */
async function publishedTime(): Promise<number> {
  const script = document.querySelector("script")?.src;
  const response = await fetch(new URL(publicationFile, script), { cache: "no-store" });
  if (response.status === 404) return Number.NaN;
  const { committed }: Publication = await response.json();
  return Date.parse(committed);
}

let next: ReturnType<typeof setTimeout> | undefined;

async function look(): Promise<void> {
  // Out of reach: as if nothing were published yet.
  const time = await publishedTime().catch(() => 0);
  const saved = Number(localStorage.getItem(stored));
  clearTimeout(next);
  if (Number.isNaN(time) || time >= saved) {
    localStorage.removeItem(stored);
    if (time) say(published);
    return;
  }
  if (Date.now() - saved > minutesOfPatience * 60_000) say(lateWords(new Date(saved)));
  next = setTimeout(look, secondsBetweenLooks * 1000);
}

/**
 * Follows the last save until the site is built from it, and says so; or, after half an hour, that it
 * is not. Without an argument, goes on with a save from before the page was loaded.
 * @param saved time of the commit; undefined in a folder on the computer
 */
export function followPublication(saved?: Date): void {
  if (saved) localStorage.setItem(stored, String(saved.getTime()));
  if (!localStorage.getItem(stored)) return;
  region ??= addRegion();
  region.replaceChildren();
  said = "";
  void look();
}
