// The sun, the scene and the title stay while pages change: copies of them wait behind the fading page. When
// the page fades the old scene sinks; when the next page has been rendered, sun and title move behind it to where
// it has its own, and its scene rises in front: what lies below its hills is seen when they have landed. Meanwhile the
// pages have no backgrounds (shell.module.css).
import { withPrefix } from "gatsby";
import { skyColors } from "../../components/seo/head-files";
import { dayClass } from "../../domain/daylight";
import { type Sky, transition } from "../../site";
import { addGround, copyTitle, copyTo, layer, placeAt } from "./copies";
import { centre, sunBox, wayOfSun } from "./sun-way";

/** Class on `<html>` while copies stand in for parts of the pages. */
const travelClass = "travels";

/** Sun and scene move alike, ahead of the page's words. */
const glide = {
  duration: 0.7 * transition.enterMs,
  easing: "cubic-bezier(0.3, 0, 0.2, 1)",
  fill: "both",
} as const;
/** The old scene has nearly left when the page has faded, and the next one comes. */
const sink = { duration: 235, delay: 210, easing: "ease-in", fill: "forwards" } as const;
const hop = { duration: 500, delay: 200, iterations: 4, easing: "ease-in-out" };

/** A part of the page, if it is shown and not above the screen. */
function visible(page: HTMLElement, selector: string): HTMLElement | null {
  const part = page.querySelector<HTMLElement>(selector);
  return part && part.getBoundingClientRect().bottom > 0 ? part : null;
}

const skyColor = () => getComputedStyle(document.documentElement).backgroundColor;

interface Journey {
  /** Behind the page. */
  readonly stage: HTMLElement;
  /** In front of the page, behind the header and a phone's bar. */
  readonly front: HTMLElement;
  /** The next sky; by night there is but one. */
  readonly disc: HTMLElement | null;
  readonly title: HTMLElement | null;
  sun: HTMLElement | null;
  /** Whether the sun is in front of the hills: it stands on a scene, as that of the programme's day. */
  readonly isSunInFront: boolean;
}

let journey: Journey | undefined;

/** Parts of the pages that copies stand in for. */
let hidden: HTMLElement[] = [];

/** Shows the page's own parts in place of the copies. */
export function endTravel(): void {
  journey?.stage.remove();
  journey?.front.remove();
  for (const own of hidden) own.style.removeProperty("opacity");
  hidden = [];
  document.querySelector("main")?.style.removeProperty("clip-path");
  journey = undefined;
  document.documentElement.classList.remove(travelClass);
}

/** The page's own scene is under its copy, which fades: what lies below it comes into view. */
function reveal(here: Journey): void {
  if (here !== journey) return;
  endTravel();
  // Words drawn twice are bold.
  here.front.querySelector("[data-scene=hills] > p")?.remove();
  document.body.append(here.front);
  const fading = here.front.animate({ opacity: [1, 0] }, 150);
  fading.onfinish = () => here.front.remove();
}

/** A layer as large as the screen, for copies. */
function addStage(zIndex: string): HTMLElement {
  const stage = layer(document.body, {
    top: `${window.scrollY}px`,
    left: "0",
    width: "100%",
    height: "100vh",
    zIndex,
    overflow: "hidden",
  });
  stage.setAttribute("aria-hidden", "true");
  // The copy of a form has fields.
  stage.inert = true;
  return stage;
}

function hide(own: HTMLElement): void {
  own.style.opacity = "0";
  hidden.push(own);
}

function takeTitle(page: HTMLElement, parent: HTMLElement): HTMLElement | null {
  const own = visible(page, "h1");
  if (own) hide(own);
  return own && copyTitle(parent, own);
}

const isOnScene = (sun: HTMLElement | null) => Boolean(sun?.parentElement?.closest("[data-scene]"));

function copySun(parent: HTMLElement, sun: HTMLElement, box: DOMRect, isInFront: boolean) {
  const copy = copyTo(parent, sun, box);
  if (isInFront) copy.style.zIndex = "1";
  return copy;
}

/** Copies the hills with what stands on them and in front of them; nothing if they are above the screen. */
function takeScene(page: HTMLElement, parent: HTMLElement): HTMLElement {
  const scene = layer(parent, { inset: "0", zIndex: "0" });
  // The class gives the hills their colours by day.
  scene.className = "daylight";
  const hills = visible(page, "[data-scene=hills]");
  if (!hills) return scene;
  addGround(scene, hills);
  for (const part of page.querySelectorAll<HTMLElement>("[data-scene]:not([data-scene=sun])")) {
    if (part !== hills) {
      const copy = copyTo(scene, part, part.getBoundingClientRect());
      // The prints follow in the HTML, and would cover the links' lower edge.
      if (part.dataset.scene === "links") copy.style.zIndex = "1";
    }
    hide(part);
  }
  return scene;
}

/** What lies below the next hills would be seen before they have come. */
function hideBelowHills(page: HTMLElement): void {
  const hills = visible(page, "[data-scene=hills]");
  if (!hills) return;
  const foot = hills.getBoundingClientRect().bottom - page.getBoundingClientRect().top;
  page.style.clipPath = `inset(-100vh 0 calc(100% - ${foot}px))`;
}

/** The next title pushes the one before up out of their frame: there are never two in one place, nor none. */
function pushTitle({ stage, title }: Journey, page: HTMLElement): void {
  const frame = layer(stage, { inset: "0", zIndex: "2" });
  if (title) frame.append(title);
  const next = takeTitle(page, frame);
  const boxOf = (part: Element) => part.getBoundingClientRect();
  const boxes = Array.from(frame.children, boxOf);
  // With room for accents, and for edges that fade.
  const softPx = 24;
  const top = Math.min(...boxes.map((box) => box.top)) - softPx;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + softPx;
  frame.style.clipPath = `inset(${top}px 0 calc(100% - ${bottom}px))`;
  frame.style.maskImage = `linear-gradient(#0000 ${top}px, #000 ${top + softPx}px ${bottom - softPx}px, #0000 ${bottom}px)`;
  const timing = { ...glide, duration: 0.75 * glide.duration };
  title?.animate({ translate: ["0", `0 ${top - boxOf(title).bottom - softPx}px`] }, timing);
  title?.animate({ opacity: [1, 0, 0] }, timing);
  // From below the old one, and not from further down: its own paragraph is there.
  const rise = next && title ? boxOf(title).bottom - boxOf(next).top : 0;
  next?.animate({ translate: [`0 ${Math.max(0, rise) + 8}px`, "0"] }, timing);
  next?.animate({ opacity: [0, 1] }, timing);
}

/** Drawings of the scenes, which would appear late if they loaded with their page. */
const drawings: Partial<Record<Sky, readonly string[]>> = {
  daylight: ["heads/house"],
  morning: ["heads/day"],
  noon: ["heads/gallery"],
  dusk: ["heads/people"],
  evening: ["heads/post", "letter/stamp"],
};

/**
 * Puts copies behind the page that is about to fade. A sun that is still travelling stays where it is.
 * @param nextSky time of day on the next page
 */
export function depart(page: HTMLElement, nextSky: Sky): void {
  for (const name of drawings[nextSky] ?? []) new Image().src = withPrefix(`/${name}.svg`);
  const travelling = journey?.sun;
  const box = travelling?.getBoundingClientRect();
  endTravel();
  const own = visible(page, "[data-scene=sun]");
  const stage = addStage("-1");
  const sky = layer(stage, { inset: "0", backgroundColor: skyColor() });
  const isSunInFront = isOnScene(own);
  const sun = own && copySun(stage, own, box ?? sunBox(own), isSunInFront);
  if (own) hide(own);
  // Hops until the next page has been rendered.
  sun?.animate({ transform: ["none", "translateY(-12px)", "none"] }, hop);
  const isDay = document.documentElement.classList.contains(dayClass);
  const disc = isDay ? changeSky(sky, sunBox(sun), skyColors[nextSky]) : null;
  takeScene(page, stage).animate({ transform: ["none", "translateY(100vh)"] }, sink);
  const title = takeTitle(page, stage);
  journey = { stage, front: addStage("10"), disc, title, sun, isSunInFront };
  document.documentElement.classList.add(travelClass);
}

/**
 * The new sky spreads from the sun, as a disc that grows: halfway between two skies is grey. It begins
 * at once, so that the screen is never empty and still.
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
  const easing = "cubic-bezier(0.2, 0.1, 0.9, 0.7)";
  const timing = { ...glide, duration: 650, easing };
  disc.animate({ transform: [`scale(${sun.width / 2 / radius})`, "none"] }, timing);
  return disc;
}

/** Lets sun, sky, scene and title become those of the new page, which is at its top. */
export function arrive(page: HTMLElement): void {
  if (!journey) return;
  const here = journey;
  const { stage, front, disc } = here;
  // After a click on another link meanwhile it is that page's.
  if (disc) disc.style.backgroundColor = skyColor();
  for (const part of [stage, front]) part.style.top = "0";
  hideBelowHills(page);
  moveSun(here, visible(page, "[data-scene=sun]"));
  const next = takeScene(page, front);
  // From the screen's edge: what comes from further down leaves the screen empty meanwhile.
  const top = Math.min(...Array.from(next.children, (part) => part.getBoundingClientRect().top));
  const rise = { transform: [`translateY(${innerHeight - Math.max(0, top)}px)`, "none"] };
  next.animate(rise, glide).onfinish = () => reveal(here);
  pushTitle(here, page);
}

/** Lets the sun go to its place on the new page; on one without a sun it sets. */
function moveSun(here: Journey, own: HTMLElement | null): void {
  const [from, to] = [sunBox(here.sun), sunBox(own)];
  const traveller = own ?? here.sun;
  if (!traveller) return;
  const parent = isOnScene(own) ? here.front : here.stage;
  const sun = copySun(parent, traveller, to, here.isSunInFront || isOnScene(own));
  sun.animate({ transform: wayOfSun(from, to) }, glide);
  here.sun?.remove();
  here.sun = sun;
  if (own) hide(own);
}
