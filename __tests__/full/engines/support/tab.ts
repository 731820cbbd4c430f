// What a visitor does in Firefox or WebKit. Playwright drives only its own builds of them, which cannot be downloaded
// everywhere; so the system's are driven, by Puppeteer (firefox.ts) and WebDriver (webkit.ts).
import { setTimeout as wait } from "node:timers/promises";

export interface StartOptions {
  readonly width: number;
  readonly height: number;
  /** Runs in every document before all other scripts. */
  readonly script: string;
}

/** A point of the window, in whole CSS pixels: WebKit refuses others. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A browser with one tab, whichever engine it has. */
export interface Engine {
  goto(url: string): Promise<unknown>;
  /**
   * Runs the source of a function in the page.
   * @param args values that JSON can hold
   * @returns what it returns or resolves to
   */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Presses the mouse's button at the first point and lets it go at the last. */
  drag(points: readonly Point[]): Promise<void>;
  /**
   * Presses keys, by their names in UI Events or as characters. Not for pressing buttons: Puppeteer's Enter
   * and blank press none in Firefox.
   */
  press(keys: readonly string[]): Promise<void>;
  /** Ends the browser and deletes what it has written. */
  close(): Promise<void>;
}

/** The site under test answers within this time, on a busy machine too. */
const patienceMs = 45_000;
const pauseMs = 50;

/**
 * Keeps errors of scripts, also through a change of documents, and answers in place of the map's server.
 * Runs in the page, before all scripts.
 */
function prepare(): void {
  const keep = (...words: unknown[]) => {
    const kept = JSON.parse(sessionStorage.getItem("test:errors") ?? "[]");
    const all = [...kept, `${location.pathname}: ${words.join(" ")}`];
    sessionStorage.setItem("test:errors", JSON.stringify(all));
  };
  window.addEventListener("error", ({ error, message }) => keep(error ?? message));
  window.addEventListener("unhandledrejection", ({ reason }) => keep(reason));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    // The editor offers itself as an app by a `blob:`, which the policy forbids and nobody needs.
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
 * The middle of a control, once it has stopped and nothing covers it. Runs in the page.
 * @param name of the last one that matches, in the open dialog or menu; if it is "", the first one is meant
 */
async function middleOf(selector: string, name: string): Promise<Point | null> {
  const nameOf = (control: Element) => {
    const copy = control.cloneNode(true) as Element;
    for (const icon of copy.querySelectorAll("[aria-hidden='true']")) icon.remove();
    const text = control.getAttribute("aria-label") ?? copy.textContent ?? "";
    // The editor isolates names for texts that run from right to left.
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
  // While the editor fades from one view to the next, clicks are lost.
  await new Promise((resolve) => setTimeout(resolve, name ? 400 : 40));
  const { x, y } = getMiddle();
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (found.contains(hit) || hit.contains(found));
  return isHit && x === before.x && y === before.y ? before : null;
}

export class Tab {
  base = "";

  constructor(private readonly engine: Engine) {}

  async goto(path: string): Promise<void> {
    await this.engine.goto(this.base + path);
  }

  press(...keys: string[]): Promise<void> {
    return this.engine.press(keys);
  }

  close(): Promise<void> {
    return this.engine.close();
  }

  /**
   * Runs a function in the page.
   * @param run knows only its arguments and the page
   */
  async eval<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return (await this.engine.run(String(run), args)) as Awaited<Result>;
  }

  /**
   * Runs a function in the page until it returns something that is true, and no element.
   * @param what the failure says is missing
   */
  async until<Args extends readonly unknown[], Result>(
    what: string,
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    let last: unknown;
    for (const end = Date.now() + patienceMs; Date.now() < end; await wait(pauseMs)) {
      try {
        const result = await this.eval(run, ...args);
        if (result) return result;
        last = result;
      } catch (error) {
        // The document may just be changing.
        last = error;
      }
    }
    throw new Error(`Waited in vain for: ${what} (last: ${last})`);
  }

  /** Waits for an element that can be seen, or for its end. */
  async see(selector: string, isVisible = true): Promise<void> {
    const isAsExpected = (css: string, expected: boolean) =>
      [...document.querySelectorAll(css)].some((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ) === expected;
    await this.until(`${selector} visible: ${isVisible}`, isAsExpected, selector, isVisible);
  }

  /** Opens a page and waits until it is hydrated: the shell then silences Gatsby's own announcer. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.until("hydration", () =>
      document.querySelector("#gatsby-announcer")?.hasAttribute("hidden"),
    );
  }

  /** Clicks the first element that matches, or the one with this name. */
  async click(selector: string, name = ""): Promise<void> {
    const middle = await this.until(`${selector} ${name} to click`, middleOf, selector, name);
    await this.engine.drag([middle, middle]);
  }

  async write(selector: string, text: string): Promise<void> {
    await this.click(selector);
    const select = (css: string) => {
      const field = document.querySelector<HTMLInputElement>(css);
      field?.select();
      return field !== null && field === document.activeElement;
    };
    await this.until(`the focus in ${selector}`, select, selector);
    await this.engine.press([...text]);
  }

  async read(words: string): Promise<void> {
    const isSaid = (expected: string) => document.body.textContent.includes(expected);
    await this.until(`“${words}”`, isSaid, words);
  }

  /** Swipes from the right to the left of the window, across an element. */
  async swipeLeft(selector: string): Promise<void> {
    const { y } = await this.until(`${selector} to swipe`, middleOf, selector, "");
    const width = await this.eval(() => innerWidth);
    const parts = [0.85, 0.7, 0.5, 0.3, 0.15];
    await this.engine.drag(parts.map((part) => ({ x: Math.round(part * width), y })));
  }

  errors(): Promise<string[]> {
    return this.eval(() => {
      const kept: string[] = JSON.parse(sessionStorage.getItem("test:errors") ?? "[]");
      sessionStorage.removeItem("test:errors");
      return kept;
    });
  }
}
