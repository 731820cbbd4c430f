// The sun, the hills and the title stay while pages change: copies of them wait behind the fading page, and
// move to where the next page has its own. While `travelClass` is set, the page hides these (shell.module.css).
import { easeExit, easeOut, transition } from "../../site";

/** Class on `<html>` while the copies stand in for the page's own sun, hills and ground. */
const travelClass = "travels";

const glide = { duration: 800, easing: `cubic-bezier(${easeOut})`, fill: "both" } as const;
/** The hills arrive with the page's text, before the sun. */
const slide = { ...glide, duration: transition.enterMs };
const skyFade = { duration: 400, easing: "ease-in-out", fill: "forwards" } as const;
/** A title leaves while the next one appears. */
const titleFade = { duration: 140, easing: "ease-out", fill: "forwards" } as const;

/** What two skies have between them, in place of grey: of the night and the day, and of two times of the day. */
const [dawn, rose] = ["#d98fae", "#f8e3e4"];

/** The parts of a page that stay; null if it shows none. */
interface Scene {
  readonly sun: Element | null;
  readonly hills: Element | null;
}

function sceneOf(page: HTMLElement): Scene {
  const part = (name: string) => {
    const found = page.querySelector(`[data-scene=${name}]`);
    return found?.getClientRects().length ? found : null;
  };
  return { sun: part("sun"), hills: part("hills") };
}

/** Styles are set here, because every page would carry a style sheet's rules. */
function layer(parent: HTMLElement, style: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement("div");
  Object.assign(element.style, { position: "absolute", ...style });
  parent.append(element);
  return element;
}

function placeAt(element: HTMLElement | SVGElement, { left, top, width, height }: DOMRect): void {
  Object.assign(element.style, {
    position: "absolute",
    inset: `${top}px auto auto ${left}px`,
    zIndex: "auto",
    margin: "0",
    width: `${width}px`,
    maxWidth: "none",
    height: `${height}px`,
  });
}

function copyTo(parent: HTMLElement, part: Element, box: DOMRect): SVGElement {
  const copy = part.cloneNode(true) as SVGElement;
  placeAt(copy, box);
  parent.append(copy);
  return copy;
}

/** A copy of the title, if it is in view. It is no heading: there would be two. */
function copyTitle(parent: HTMLElement, title: HTMLElement | null): HTMLElement | null {
  const box = title?.getBoundingClientRect();
  if (!title || !box || box.bottom < 0) return null;
  const copy = layer(parent, {});
  copy.innerHTML = title.innerHTML;
  const style = getComputedStyle(title);
  for (const name of ["font", "letter-spacing", "color", "text-wrap", "--highlight"])
    copy.style.setProperty(name, style.getPropertyValue(name));
  placeAt(copy, box);
  return copy;
}

/** The hills and the paper below them, or nothing where a page has none. */
function addGround(parent: HTMLElement, hills: Element | null): HTMLElement {
  // The class gives the hills their colours by day.
  const ground = layer(parent, { inset: "0", zIndex: "0" });
  ground.className = "daylight";
  if (!hills) return ground;
  const box = hills.getBoundingClientRect();
  copyTo(ground, hills, box);
  const paper = { top: `${box.bottom - 1}px`, bottom: "-100vh", width: "100%" };
  layer(ground, { ...paper, background: "var(--paper)" });
  return ground;
}

const skyColor = () => getComputedStyle(document.documentElement).backgroundColor;
const isDark = (color: string) => Number(/\d+/.exec(color)) < 128;

/** Where the sun is on a page that has none, or far up a page that is scrolled: out of sight. */
function sunBox(sun: Element | null): DOMRect {
  const below = new DOMRect(window.innerWidth * 0.6, window.innerHeight, 96, 96);
  const { left, top, width, height } = sun?.getBoundingClientRect() ?? below;
  const highest = -2 * height;
  const lowest = window.innerHeight + height;
  return new DOMRect(left, Math.min(Math.max(top, highest), lowest), width, height);
}

/**
 * The sun's way from one box to another, as transforms of the second. It stays low, where the hills are
 * and no words: it rises late, and sets early.
 */
function curve(from: DOMRect, to: DOMRect): string[] {
  const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [start, end] = [centre(from), centre(to)];
  const isRising = end.y < start.y;
  return Array.from({ length: 17 }, (_, index) => {
    const left = 1 - index / 16;
    const [early, late] = [left ** 2, 1 - (1 - left) ** 2];
    const dx = (start.x - end.x) * (isRising ? early : late);
    const dy = (start.y - end.y) * (isRising ? late : early);
    const scale = 1 + (from.width / to.width - 1) * left;
    return `translate(${dx}px, ${dy}px) scale(${scale})`;
  });
}

interface Journey {
  readonly stage: HTMLElement;
  readonly sky: HTMLElement;
  readonly skyColor: string;
  readonly ground: HTMLElement;
  readonly hiddenTitle: HTMLElement | null;
  readonly title: HTMLElement | null;
  sun: Element | undefined;
}

let journey: Journey | undefined;

/** Takes the copies away and shows the page's own parts. */
export function endTravel(): void {
  journey?.stage.remove();
  journey?.hiddenTitle?.style.removeProperty("visibility");
  journey = undefined;
  document.documentElement.classList.remove(travelClass);
}

/** Puts copies behind the page that is about to fade. A sun that is still travelling stays where it is. */
export function depart(page: HTMLElement): void {
  const { sun, hills } = sceneOf(page);
  const travelling = journey?.sun;
  const box = sunBox(travelling ?? sun);
  endTravel();
  const stage = layer(document.body, {
    top: `${window.scrollY}px`,
    left: "0",
    width: "100%",
    height: "100vh",
    zIndex: "-1",
    overflow: "hidden",
    pointerEvents: "none",
  });
  stage.setAttribute("aria-hidden", "true");
  const sky = layer(stage, { inset: "0", backgroundColor: skyColor() });
  const seen = sun ?? travelling;
  const copy = seen && copyTo(stage, seen, box);
  const ground = addGround(stage, hills);
  const hiddenTitle = page.querySelector("h1");
  const title = copyTitle(stage, hiddenTitle);
  title?.animate(
    { transform: ["none", `translateY(${-transition.risePx}px)`] },
    { duration: transition.exitMs, easing: `cubic-bezier(${easeExit})`, fill: "forwards" },
  );
  if (title) hiddenTitle?.style.setProperty("visibility", "hidden");
  journey = { stage, sky, skyColor: skyColor(), sun: copy, ground, title, hiddenTitle };
  document.documentElement.classList.add(travelClass);
}

/** Hills that have risen cover the old ones; hills that have sunk are uncovered by the old ones, which go down. */
function changeGround(old: HTMLElement, added: HTMLElement): void {
  const boxOf = (ground: HTMLElement) => ground.firstElementChild?.getBoundingClientRect();
  const fold = window.innerHeight;
  const { top = fold, bottom = fold } = boxOf(old) ?? {};
  const to = boxOf(added)?.top ?? fold;
  // At least as far down as just above the screen, where the paper of a scrolled page hides them.
  const start = top + Math.max(0, -bottom);
  const name = (ground: HTMLElement) => ground.firstElementChild?.getAttribute("class");
  const isSame = name(old) === name(added);
  if (isSame || to <= start) {
    const dy = Math.min(start, fold) - to;
    added.animate({ transform: [`translateY(${dy}px)`, "none"] }, slide);
    if (!isSame) return;
    // The objects change places behind the hills.
    old.animate({ transform: ["none", `translateY(${-dy}px)`] }, slide);
    const hidden = "translateY(120%)";
    old.querySelector("img")?.animate({ transform: ["none", hidden] }, slide);
    added.querySelector("img")?.animate({ transform: [hidden, "none"] }, slide);
    return;
  }
  old.style.zIndex = "1";
  const shifts = [start - top, fold - top].map((dy) => `translateY(${dy}px)`);
  old.animate({ transform: shifts }, slide);
}

/** Lets the sun go to its place on the new page, which is at its top, while one sky turns into the other. */
export async function arrive(page: HTMLElement): Promise<void> {
  if (!journey) return;
  const here = journey;
  const { stage, sky } = here;
  const from = sunBox(here.sun ?? null);
  stage.style.top = "0";
  const scene = sceneOf(page);
  const colors = [here.skyColor, skyColor()];
  colors.splice(1, 0, colors.some(isDark) ? dawn : rose);
  if (here.skyColor !== colors[2]) sky.animate({ backgroundColor: colors }, skyFade);
  here.title?.animate({ opacity: [1, 0] }, titleFade);
  changeGround(here.ground, addGround(stage, scene.hills));
  const traveller = scene.sun ?? here.sun;
  here.sun?.remove();
  let end: Animation | undefined;
  if (traveller) {
    const to = sunBox(scene.sun);
    const sun = copyTo(stage, traveller, to);
    sky.after(sun);
    here.sun = sun;
    end = sun.animate({ transform: curve(from, to) }, glide);
  }
  await (end ?? stage.animate({}, glide)).finished.catch(() => undefined);
  if (journey === here) endTravel();
}
