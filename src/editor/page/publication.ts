// A save reaches the site only after the workflow has tested and published it. Its failure would stay
// with the maintainers, so the editor compares what was saved last with what the site is made from.
import { type Publication, publicationFile } from "../published-files";

const stored = "sanjalica.saved";

/** Remember when something was last saved to the repository from this device. */
export function rememberSave(time: Date): void {
  localStorage.setItem(stored, String(time.getTime()));
}

/** Return when something was last saved to the repository, in ms; 0 if nothing was. */
export const getLastSave = () => Number(localStorage.getItem(stored));

/** @returns the times of the published commit and of its build in ms; NaN if this site does not tell them */
export async function fetchPublishedTimes(): Promise<{ committed: number; built: number }> {
  const script = document.querySelector<HTMLScriptElement>("script[src]")?.src;
  const response = await fetch(new URL(publicationFile, script), { cache: "no-store" });
  const { committed, built }: Partial<Publication> =
    response.status === 404 ? {} : await response.json();
  return { committed: Date.parse(committed ?? ""), built: Date.parse(built ?? "") };
}
