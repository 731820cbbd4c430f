// The sun and the hills stay while pages change: copies of them wait behind the fading page, and move to
// where the next page has its own. While `travelClass` is set, the page hides these (shell.module.css).
import { easeOut } from "../../site";

/** Class on `<html>` while the copies stand in for the page's own sun, hills and ground. */
const travelClass = "travels";

const glide = { duration: 800, easing: `cubic-bezier(${easeOut})` };
const skyFade = { duration: 400, easing: "ease-in-out" };

/** The colours of the hills that depend on the time of the day (valley.tsx). */
const hillColors = ["--mountains", "--slope", "--window"];

/** The parts of a page that stay, with `data-scene`; null if it shows none. */
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

function copyTo(parent: HTMLElement, part: Element, { left, top, width, height }: DOMRect) {
  const copy = part.cloneNode(true) as SVGElement;
  copy.removeAttribute("class");
  Object.assign(copy.style, {
    position: "absolute",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    maxWidth: "none",
    height: `${height}px`,
  });
  parent.append(copy);
  return copy;
}

/** The hills and the paper below them, or nothing where a page has none. */
function addGround(parent: HTMLElement, hills: Element | null): HTMLElement {
  const ground = layer(parent, { inset: "0" });
  if (!hills) return ground;
  const box = hills.getBoundingClientRect();
  const { style } = copyTo(ground, hills, box);
  // Their colours by day or night come from their page.
  const colors = getComputedStyle(hills);
  for (const name of hillColors) style.setProperty(name, colors.getPropertyValue(name));
  const paper = { top: `${box.bottom - 1}px`, bottom: "-100vh", width: "100%" };
  layer(ground, { ...paper, background: "var(--paper)" });
  return ground;
}

function addSky(parent: HTMLElement): HTMLElement {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  return layer(parent, { inset: "0", backgroundColor });
}

/** Where the sun is on a page that has none, or far up a page that is scrolled: out of sight. */
function sunBox(sun: Element | null): DOMRect {
  const below = new DOMRect(window.innerWidth * 0.6, window.innerHeight, 96, 96);
  const { left, top, width, height } = sun?.getBoundingClientRect() ?? below;
  const highest = -2 * height;
  const lowest = window.innerHeight + height;
  return new DOMRect(left, Math.min(Math.max(top, highest), lowest), width, height);
}

/** The sun's way from one box to another, as transforms of the second: a curve that bulges upwards. */
function curve(from: DOMRect, to: DOMRect): string[] {
  const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [start, end] = [centre(from), centre(to)];
  const [dx, dy] = [start.x - end.x, start.y - end.y];
  const bulge = 0.2 * Math.abs(dx);
  return Array.from({ length: 17 }, (_, index) => {
    const left = 1 - index / 16;
    const lift = 4 * left * (1 - left) * bulge;
    const scale = 1 + (from.width / to.width - 1) * left;
    return `translate(${dx * left}px, ${dy * left - lift}px) scale(${scale})`;
  });
}

interface Journey {
  readonly stage: HTMLElement;
  readonly sky: HTMLElement;
  readonly ground: HTMLElement;
  sun: Element | undefined;
}

let journey: Journey | undefined;

/** Takes the copies away and shows the page's own parts. */
export function endTravel(): void {
  journey?.stage.remove();
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
  const sky = addSky(stage);
  const seen = sun ?? travelling;
  const copy = seen && copyTo(stage, seen, box);
  journey = { stage, sky, sun: copy, ground: addGround(stage, hills) };
  document.documentElement.classList.add(travelClass);
}

/** The same hills move to their new height; others take their place. */
function changeGround(old: HTMLElement, added: HTMLElement): void {
  const [from, to] = [old.firstElementChild, added.firstElementChild];
  if (from && to && from.getAttribute("viewBox") === to.getAttribute("viewBox")) {
    const box = to.getBoundingClientRect();
    // At most from just above the screen, as after scrolling.
    const dy = Math.max(from.getBoundingClientRect().top - box.top, -box.bottom);
    old.remove();
    added.animate({ transform: [`translateY(${dy}px)`, "none"] }, glide);
    return;
  }
  old.animate({ opacity: [1, 0] }, { ...skyFade, fill: "forwards" });
  added.animate({ opacity: [0, 1] }, skyFade);
}

/** Lets the sun go to its place on the new page, which is at its top, while one sky turns into the other. */
export async function arrive(page: HTMLElement): Promise<void> {
  if (!journey) return;
  const here = journey;
  const { stage, sky } = here;
  const from = sunBox(here.sun ?? null);
  stage.style.top = "0";
  const scene = sceneOf(page);
  const newSky = addSky(stage);
  sky.after(newSky);
  newSky.animate({ opacity: [0, 1] }, skyFade);
  changeGround(here.ground, addGround(stage, scene.hills));
  const traveller = scene.sun ?? here.sun;
  here.sun?.remove();
  if (traveller) {
    const to = sunBox(scene.sun);
    const sun = copyTo(stage, traveller, to);
    newSky.after(sun);
    here.sun = sun;
    await sun.animate({ transform: curve(from, to) }, glide).finished.catch(() => undefined);
  } else await newSky.animate({}, glide).finished.catch(() => undefined);
  if (journey === here) endTravel();
}
