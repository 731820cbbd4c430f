// The sun, the hills and the title stay while pages change: copies of them wait behind the fading page, and
// move to where the next page has its own. While `travelClass` is set, the page hides these (shell.module.css).
import { easeExit, easeOut, transition } from "../../site";
import { addGround, copyTitle, copyTo, coverWithSheet, layer } from "./copies";
import { sunBox, wayOfSun } from "./sun-way";

/** Class on `<html>` while the copies stand in for the page's own sun, hills and ground. */
const travelClass = "travels";

const glide = { duration: 800, easing: `cubic-bezier(${easeOut})`, fill: "both" } as const;
/** The hills arrive with the page's text, before the sun. */
const slide = { ...glide, duration: transition.enterMs };
const skyFade = { duration: 300, easing: "ease-in-out", fill: "both" } as const;
/** A title leaves while the next one appears. */
const titleFade = { duration: 90, easing: "ease-out", fill: "forwards" } as const;

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

const skyColor = () => getComputedStyle(document.documentElement).backgroundColor;
const channels = (color: string) => color.match(/\d+/g)?.map(Number) ?? [];

/** A colour for the middle between two skies, unless they are alike: the mixture of blue and yellow is grey. */
function between(one: string, other: string): string {
  const [from, to] = [channels(one), channels(other)];
  if (Math.min(from[0] ?? 0, to[0] ?? 0) < 128) return dawn;
  const apart = from.map((value, index) => Math.abs(value - (to[index] ?? 0)));
  return Math.max(...apart) > 20 ? rose : other;
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

const boxOf = (ground: HTMLElement) => ground.firstElementChild?.getBoundingClientRect();

/** One sky turns into the other, by layers that fade: colours move only when scripts leave browsers time. */
function changeSky({ stage, sky, skyColor: old }: Journey, next: string): void {
  if (old === next) return;
  const layers: [string, number[]][] = [
    [next, [0, 0, 1]],
    [between(old, next), [0, 1, 1]],
  ];
  for (const [backgroundColor, opacity] of layers) {
    const added = layer(stage, { inset: "0", backgroundColor });
    sky.after(added);
    added.animate({ opacity }, skyFade);
  }
}

/** Hills that have risen cover the old ones; hills that have sunk are uncovered by the old ones, which go down. */
function changeGround(old: HTMLElement, added: HTMLElement): void {
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
    // Paper of a scrolled page, which would hide the sky.
    old.hidden = bottom < 0;
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

/** Lets the sun go to its place on the new page, which is at its top, while sky and hills change. */
export async function arrive(page: HTMLElement): Promise<void> {
  if (!journey) return;
  const here = journey;
  const { stage, ground } = here;
  const from = sunBox(here.sun ?? null);
  stage.style.top = "0";
  const scene = sceneOf(page);
  const added = addGround(stage, scene.hills);
  const way = wayOfSun(from, sunBox(scene.sun), [boxOf(ground)?.top, boxOf(added)?.top]);
  changeSky(here, skyColor());
  changeGround(ground, added);
  coverWithSheet(stage, page.querySelector("form"))?.animate({ opacity: [0, 1] }, titleFade);
  here.title?.animate({ opacity: [1, 0] }, titleFade);
  const traveller = scene.sun ?? here.sun;
  here.sun?.remove();
  let end: Animation | undefined;
  if (traveller) {
    here.sun = copyTo(stage, traveller, sunBox(scene.sun));
    stage.insertBefore(here.sun, ground);
    end = here.sun.animate(way, glide);
  }
  await (end ?? stage.animate({}, glide)).finished.catch(() => undefined);
  if (journey === here) endTravel();
}
