// Actions of a visitor in Firefox or WebKit. Playwright drives only its own builds of them, which cannot be downloaded
// everywhere, so Puppeteer (firefox.ts) and WebDriver (webkit.ts) drive those of the system.
import { expect } from "@playwright/test";

export interface StartOptions {
  readonly width: number;
  readonly height: number;
  /** Runs in every document before all other scripts. */
  readonly script: string;
}

/** A point of the viewport, in integer CSS pixels, because WebKit refuses fractions. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A browser with one tab, of any engine. */
export interface Engine {
  goto(url: string): Promise<unknown>;
  /**
   * Run the source of a function in the page.
   * @param args JSON values
   * @returns what the function returns or resolves to
   */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Press the mouse button at the first point, and release it at the last. */
  drag(start: Point, ...points: readonly Point[]): Promise<void>;
  /**
   * Press keys, by their names in UI Events or as characters. Not for pressing buttons: Puppeteer's Enter and space press
   * none in Firefox.
   */
  press(...keys: readonly string[]): Promise<void>;
  /** Close the browser and delete its files. */
  close(): Promise<void>;
}

/** Record script errors, also across documents, and replace map tiles. Runs in the page, before all scripts. */
function prepare(): void {
  const keep = (...words: unknown[]) => {
    const kept = sessionStorage.getItem("test:errors") ?? "";
    sessionStorage.setItem("test:errors", `${kept}${location.pathname}: ${words.join(" ")}\n`);
  };
  window.addEventListener("error", ({ error, message }) => keep(error ?? message));
  window.addEventListener("unhandledrejection", ({ reason }) => keep(reason));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    // Sveltia CMS adds an app manifest by a `blob:`, which the policy forbids and nobody needs.
    if (effectiveDirective !== "manifest-src") keep(effectiveDirective, blockedURI);
  });
  console.error = keep;

  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
  Object.defineProperty(HTMLImageElement.prototype, "src", {
    ...source,
    set(address: string) {
      source?.set?.call(this, /^https:\/\/tile\./.test(address) ? "/brand/menu.svg" : address);
    },
  });
}

export const preparation = `(${prepare})();`;

/**
 * Return the middle of a control; null while it moves or is covered. Runs in the page.
 * @param name accessible name of the last matching control; "" for the first control, whatever its name
 */
async function findMiddle(selector: string, name: string): Promise<Point | null> {
  const nameOf = (control: Element) => {
    const copy = control.cloneNode(true) as Element;
    for (const icon of copy.querySelectorAll("[aria-hidden='true']")) icon.remove();
    const text = control.getAttribute("aria-label") ?? copy.textContent ?? "";
    // Sveltia CMS wraps inserted names in characters that isolate text direction.
    return text.replace(/[\u2068\u2069]/g, "").trim();
  };
  const all = [...document.querySelectorAll(selector)].filter(
    (control) => control.checkVisibility() && !control.matches(":disabled"),
  );
  const found = name ? all.findLast((control) => nameOf(control) === name) : all[0];
  if (!found) return null;
  const { top, bottom } = found.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    found.scrollIntoView({ block: "center", behavior: "instant" });
  }
  const getMiddle = () => {
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const before = getMiddle();
  // Clicks are lost while the editor fades from one view to the next.
  await new Promise((resolve) => setTimeout(resolve, name ? 400 : 40));
  const { x, y } = getMiddle();
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (found.contains(hit) || hit.contains(found));
  return isHit && x === before.x && y === before.y ? before : null;
}

/** Return what visitors do in a tab. Functions that run in the page may use only their arguments and the page. */
export function createTab({ goto, run, drag, press }: Engine, baseURL = "") {
  const evaluate = async <Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => (await run(String(inPage), args)) as Awaited<Result>;

  /** Run a function in the page until it returns a truthy JSON value. @param what is missing until then */
  async function waitUntil<Args extends readonly unknown[], Result>(
    what: string,
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    let result: Awaited<Result> | undefined;
    // It throws while the document is changing.
    await expect(async () => {
      result = await evaluate(inPage, ...args);
      expect(result, what).toBeTruthy();
    }).toPass({ intervals: [50], timeout: 45_000 });
    return result as NonNullable<Awaited<Result>>;
  }

  /** Open a page and wait until it is hydrated, when the shell silences Gatsby's own announcer. */
  async function open(path: string): Promise<void> {
    await goto(baseURL + path);
    await waitUntil("hydration", () =>
      document.querySelector("#gatsby-announcer")?.hasAttribute("hidden"),
    );
  }

  /** Wait until a matching element is visible, or until none is. */
  async function waitForVisibility(selector: string, isVisible = true): Promise<void> {
    const isAsExpected = (css: string, expected: boolean) =>
      [...document.querySelectorAll(css)].some((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ) === expected;
    await waitUntil(`${selector} visible: ${isVisible}`, isAsExpected, selector, isVisible);
  }

  async function waitForText(text: string): Promise<void> {
    const hasText = (expected: string) => document.body.textContent.includes(expected);
    await waitUntil(`“${text}”`, hasText, text);
  }

  /** Click the first matching control, or the last one with this name. */
  async function click(selector: string, name = ""): Promise<void> {
    const middle = await waitUntil(`${selector} ${name} to click`, findMiddle, selector, name);
    await drag(middle, middle);
  }

  async function typeInto(selector: string, text: string): Promise<void> {
    await click(selector);
    const select = (css: string) => {
      const field = document.querySelector<HTMLInputElement>(css);
      field?.select();
      return field !== null && field === document.activeElement;
    };
    await waitUntil(`the focus in ${selector}`, select, selector);
    await press(...text);
  }

  /** Swipe from right to left across the viewport, at the height of an element. */
  async function swipeLeft(selector: string): Promise<void> {
    const { y } = await waitUntil(`${selector} to swipe`, findMiddle, selector, "");
    const width = await evaluate(() => innerWidth);
    const at = (part: number) => ({ x: Math.round(part * width), y });
    await drag(at(0.85), at(0.7), at(0.5), at(0.3), at(0.15));
  }

  return {
    ...{ goto, press, evaluate, waitUntil, open, waitForVisibility, waitForText },
    ...{ click, typeInto, swipeLeft },
  };
}

export type Tab = ReturnType<typeof createTab>;
