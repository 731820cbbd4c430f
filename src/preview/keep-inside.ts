import { takeInterrupted } from "../enquiry/enquiry";
import { isPagePath } from "../ui/links";
import { tell } from "./message";

function block(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Another page would show nothing of the form, and be one more step for the browser's back button. */
function stay(link: HTMLAnchorElement, event: Event): void {
  const isHere = link.origin === window.origin && link.pathname === window.location.pathname;
  const isPhoto = link.origin === window.origin && !isPagePath(link.pathname);
  if (!isHere && !isPhoto) block(event);
}

/** The photo under the pointer, or the one in the link or button that is. */
function photoAt(target: Element): HTMLImageElement | undefined {
  if (target instanceof HTMLImageElement) return target;
  return target.closest("a, button")?.querySelector("img") ?? undefined;
}

function* textsAround(element: Element): Iterable<string> {
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
    yield one.textContent ?? "";
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest("a");
  if (link) stay(link, event);
  const photo = photoAt(target);
  tell({
    kind: "pressed",
    text: target.textContent || photo?.alt || "",
    around: [...textsAround(target)],
    photo: photo?.getAttribute("src") ?? undefined,
  });
}

const scrolled = `preview ${window.location.pathname}`;

let comesBack = true;

function scrollBack(): void {
  const top = Number(sessionStorage.getItem(scrolled));
  if (comesBack) window.scrollTo({ top, behavior: "instant" });
}

/** Leaves the place to the editor, where somebody has gone to another field. */
export function leavePlace(): void {
  comesBack = false;
}

/** Lets links lead nowhere, sends and keeps no enquiry, and keeps the place that was scrolled to. */
export function keepInside(): void {
  window.addEventListener("click", onClick, true);
  // A reload that interrupted an enquiry in this tab would send it from here.
  takeInterrupted();
  for (const type of ["submit", "input", "change"]) window.addEventListener(type, block, true);
  // On a phone the pane comes and goes.
  window.addEventListener("pagehide", () => sessionStorage.setItem(scrolled, `${window.scrollY}`));
  if (document.readyState === "complete") requestAnimationFrame(scrollBack);
  else window.addEventListener("load", scrollBack, { once: true });
}
