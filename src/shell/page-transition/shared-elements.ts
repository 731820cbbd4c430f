// The sun, the hills and the title stay while pages change: copies of them wait behind the fading page, and
// move to where the next page has its own. While `travelClass` is set, the page hides these (shell.module.css).
import { withPrefix } from "gatsby";
import { skyColors } from "../../components/seo/head-files";
import { dayClass } from "../../domain/daylight";
import { easeExit, type Sky, transition } from "../../site";
import { addGround, copySheet, copyTitle, copyTo, layer, placeAt } from "./copies";
import { centre, sunBox, wayOfSun } from "./sun-way";

/** Class on `<html>` while the copies stand in for the page's own sun, hills and ground. */
const travelClass = "travels";

/** The sun rides on the hills: both move alike, ahead of the page, whose words would be seen on the hills. */
const glide = {
  duration: 0.8 * transition.enterMs,
  easing: "cubic-bezier(0.3, 0, 0.2, 1)",
  fill: "both",
} as const;
const hop = { duration: 500, delay: 200, iterations: 4, easing: "ease-in-out" };
const sink = {
  duration: transition.exitMs,
  easing: `cubic-bezier(${easeExit})`,
  fill: "forwards",
} as const;

/** The parts of a page that stay, and the house, which sinks; null where the page shows none. */
interface Scene {
  readonly sun: Element | null;
  readonly hills: Element | null;
  readonly house: Element | null;
}

function sceneOf(page: HTMLElement): Scene {
  const part = (name: string) => {
    const found = page.querySelector(`[data-scene=${name}]`);
    return found?.getClientRects().length ? found : null;
  };
  return { sun: part("sun"), hills: part("hills"), house: part("house") };
}

const skyColor = () => getComputedStyle(document.documentElement).backgroundColor;

interface Journey {
  readonly stage: HTMLElement;
  /** The next sky; by night there is but one. */
  readonly disc: HTMLElement | null;
  readonly ground: HTMLElement;
  title: HTMLElement | null;
  /** Parts of the page that a copy stands in for, but for those that `travelClass` hides. */
  readonly hidden: HTMLElement[];
  sun: Element | undefined;
}

let journey: Journey | undefined;

/** Takes the copies away and shows the page's own parts. */
export function endTravel(): void {
  journey?.stage.remove();
  for (const own of journey?.hidden ?? []) own.style.removeProperty("opacity");
  journey = undefined;
  document.documentElement.classList.remove(travelClass);
}

function hide({ hidden }: Journey, own: HTMLElement): void {
  own.style.opacity = "0";
  hidden.push(own);
}

function takeTitle(here: Journey, page: HTMLElement, parent: HTMLElement): HTMLElement | null {
  const own = page.querySelector("h1");
  const copy = copyTitle(parent, own);
  if (own && copy) hide(here, own);
  return copy;
}

/** The next title pushes the one before up out of their frame: there are never two in one place, nor none. */
function pushTitle(here: Journey, page: HTMLElement): void {
  const frame = layer(here.stage, { inset: "0" });
  if (here.title) frame.append(here.title);
  const next = takeTitle(here, page, frame);
  const boxes = Array.from(frame.children, (title) => title.getBoundingClientRect());
  // With room for accents, and for edges that fade.
  const softPx = 24;
  const top = Math.min(...boxes.map((box) => box.top)) - softPx;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + softPx;
  frame.style.clipPath = `inset(${top}px 0 calc(100% - ${bottom}px))`;
  frame.style.maskImage = `linear-gradient(#0000 ${top}px, #000 ${top + softPx}px ${bottom - softPx}px, #0000 ${bottom}px)`;
  const shift = bottom - top;
  const timing = { ...glide, duration: glide.duration / 2 };
  here.title?.animate({ transform: ["none", `translateY(${-shift}px)`] }, timing);
  next?.animate({ transform: [`translateY(${shift}px)`, "none"] }, timing);
}

/** A sheet of paper comes from below the screen: if it faded, hills and sun would show through it. */
function raiseSheet(here: Journey, sheet: HTMLElement | null): void {
  if (!sheet) return;
  const copy = copySheet(here.stage, sheet);
  hide(here, sheet);
  const below = window.innerHeight - sheet.getBoundingClientRect().top;
  const timing = { ...glide, delay: 100, duration: glide.duration - 100 };
  copy.animate({ transform: [`translateY(${below}px)`, "none"] }, timing);
}

/** Drawings of the heads, which would appear late if they loaded with their page. */
const drawings: Partial<Record<Sky, string>> = {
  daylight: "house",
  morning: "kite",
  noon: "gallery",
  dusk: "people",
};
const preloaded = new Image();

/**
 * Puts copies behind the page that is about to fade. A sun that is still travelling stays where it is.
 * @param nextSky time of day on the next page
 */
export function depart(page: HTMLElement, nextSky: Sky): void {
  const drawing = drawings[nextSky];
  if (drawing) preloaded.src = withPrefix(`/heads/${drawing}.svg`);
  const scene = sceneOf(page);
  const { sun, hills } = scene;
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
  });
  stage.setAttribute("aria-hidden", "true");
  // The copy of a form has fields.
  stage.inert = true;
  const sky = layer(stage, { inset: "0", backgroundColor: skyColor() });
  const seen = sun ?? travelling;
  const copy = seen && copyTo(stage, seen, box);
  // Hops until the next page has been rendered.
  copy?.animate({ transform: ["none", "translateY(-12px)", "none"] }, hop);
  const ground = addGround(stage, hills);
  ground.querySelector("img")?.animate([standing, sunk], sink);
  lower(ground);
  addHouse(ground, scene.house, [0, 1], sink);
  const isDay = document.documentElement.classList.contains(dayClass);
  const disc = isDay ? changeSky(sky, box, skyColors[nextSky]) : null;
  journey = { stage, disc, sun: copy, ground, title: null, hidden: [] };
  journey.title = takeTitle(journey, page, stage);
  document.documentElement.classList.add(travelClass);
}

/** The meadow of the gallery's links has a colour of its own, which comes as the page fades in. */
function fadeGround(ground: HTMLElement, hills: Element | null): void {
  if (!hills || !ground.style.getPropertyValue("--ground")) return;
  const plain = copyTo(ground, hills, hills.getBoundingClientRect());
  plain.style.setProperty("--ground", "var(--dawn)");
  plain.querySelector("img")?.remove();
  // Behind the paper below, which covers the shadow of its lower edge.
  ground.firstElementChild?.after(plain);
  plain.animate({ opacity: [1, 0] }, glide);
}

/**
 * Adds the house, which stands on the hills and moves within its frame, which cuts it off.
 * @param depths how far it has sunk at first and at last: 0 not at all, 1 completely
 */
function addHouse(
  ground: HTMLElement,
  house: Element | null,
  depths: readonly [number, number],
  timing: Parameters<Element["animate"]>[1],
): void {
  if (!house) return;
  const box = house.getBoundingClientRect();
  const transform = depths.map((depth) => `translateY(${depth * box.height}px)`);
  for (const part of copyTo(ground, house, box).children) part.animate({ transform }, timing);
}

/** Objects sink behind the sheet of paper in front of them, out of their frame. */
const standing = { transform: "none" };
const sunk = { transform: "translateY(150%)" };

/**
 * Lets the hills go to the foot of the screen, above a phone's bar: until the next page is there, sky fills
 * the screen, not empty paper. Those of a scrolled page come from just outside it.
 */
function lower(ground: HTMLElement): void {
  const box = boxOf(ground);
  if (!box) return;
  const bar = document.querySelector<HTMLElement>("main ~ nav")?.offsetHeight ?? 0;
  const foot = window.innerHeight - bar;
  const start = Math.max(-box.bottom, Math.min(0, foot - box.top));
  // Another property than that of the movements that follow, which go on from there.
  const translate = [start, foot - box.bottom].map((y) => `0 ${y}px`);
  // Late: they would be seen through the page that fades.
  ground.animate({ translate }, { ...sink, delay: 160, duration: 170, easing: "ease-in-out" });
}

const boxOf = (ground: HTMLElement) => ground.firstElementChild?.getBoundingClientRect();

/**
 * The new sky spreads from the sun, as a disc that grows: halfway between two skies is grey. It begins
 * before the old page has gone, so that the screen is never empty and still.
 */
function changeSky(sky: HTMLElement, sun: DOMRect, backgroundColor: string): HTMLElement {
  const { x, y } = centre(sun);
  const { innerWidth, innerHeight } = window;
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  const carrier = layer(sky, {});
  placeAt(carrier, sun);
  const disc = layer(carrier, {
    inset: `calc(50% - ${radius + 16}px)`,
    borderRadius: "50%",
    backgroundColor,
    boxShadow: "0 0 16px rgb(14 23 56 / 0.25)",
  });
  // Goes on until the next page has been rendered, or the screen would be still, and leaves it without a brake.
  const easing = "cubic-bezier(0.4, 0, 0.9, 0.7)";
  const timing = { ...glide, delay: transition.exitMs / 3, duration: 650, easing };
  disc.animate({ transform: ["scale(0)", "none"] }, timing);
  return disc;
}

/**
 * New hills rise in front of the old ones, which sink. The same hills move on, whatever the colour of their
 * ground. Objects change places behind them.
 */
function changeGround(old: HTMLElement, added: HTMLElement): void {
  const fold = window.innerHeight;
  const from = boxOf(old)?.top ?? fold;
  const to = boxOf(added)?.top ?? fold;
  const shape = (ground: HTMLElement) =>
    `${boxOf(ground)?.height}${ground.querySelector("svg")?.innerHTML}`;
  const slide = (ground: Element, ...shifts: (number | string)[]) =>
    ground.animate({ transform: shifts.map((shift) => `translateY(${shift})`) }, glide);
  added.querySelector("img")?.animate([sunk, standing], glide);
  if (shape(old) === shape(added)) {
    slide(old, 0, `${to - from}px`);
    slide(added, `${from - to}px`, 0);
    for (const sheet of added.querySelectorAll("svg")) sheet.animate({ opacity: [0, 1] }, 180);
  } else {
    slide(added, `${fold - to}px`, 0);
    slide(old, 0, `${fold - from}px`).effect?.updateTiming({ duration: glide.duration / 2 });
  }
}

/** Lets the sun go to its place on the new page, which is at its top, while sky and hills change. */
export function arrive(page: HTMLElement): void {
  if (!journey) return;
  const here = journey;
  const { stage, ground, disc } = here;
  // On a busy main thread it is measured where it was some frames ago.
  for (const fall of ground.getAnimations()) fall.finish();
  // After a click on another link meanwhile it is that page's.
  if (disc) disc.style.backgroundColor = skyColor();
  const from = sunBox(here.sun ?? null);
  stage.style.top = "0";
  const scene = sceneOf(page);
  const added = addGround(stage, scene.hills);
  changeGround(ground, added);
  fadeGround(added, scene.hills);
  addHouse(added, scene.house, [1, 0], glide);
  raiseSheet(here, page.querySelector("form"));
  pushTitle(here, page);
  const traveller = scene.sun ?? here.sun;
  const to = sunBox(scene.sun);
  const way = wayOfSun(from, to);
  here.sun?.remove();
  if (!traveller) return;
  here.sun = copyTo(stage, traveller, to);
  stage.insertBefore(here.sun, ground);
  here.sun.animate({ transform: way }, glide);
}
