// What a visitor does in a browser, the same for every engine.
import { setTimeout as wait } from "node:timers/promises";
import type { Engine, EngineName, Key, Place, StartOptions } from "./engine";
import { startPuppeteer } from "./puppeteer";
import { startWebkit } from "./webkit";

/** The site under test answers within this time, on a busy machine too. */
const patienceMs = 15_000;
const pauseMs = 50;

/** Keeps errors of scripts, also through a change of documents. Runs in the page, before all scripts. */
function keepErrors(): void {
  const keep = (what: unknown) => {
    const text = what instanceof Error ? `${what.name}: ${what.message}` : String(what);
    const kept = JSON.parse(sessionStorage.getItem("test:errors") ?? "[]");
    sessionStorage.setItem(
      "test:errors",
      JSON.stringify([...kept, `${location.pathname}: ${text}`]),
    );
  };
  window.addEventListener("error", ({ error, message }) => keep(error ?? message));
  window.addEventListener("unhandledrejection", ({ reason }) => keep(reason));
  const { error } = console;
  console.error = (...words) => {
    keep(words.join(" "));
    error(...words);
  };
}

/**
 * The middle of the first visible element that matches, once it has stopped and nothing covers it. Runs in
 * the page.
 */
async function placeOf(selector: string): Promise<Place | null> {
  const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (!found) return null;
  const isInView = () => {
    const { top, bottom } = found.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  if (!isInView()) found.scrollIntoView({ block: "center", behavior: "instant" });
  const before = found.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 40));
  const { left, top, width, height } = found.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return null;
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(place.x, place.y);
  return hit !== null && (found.contains(hit) || hit.contains(found)) ? place : null;
}

export class Tab {
  private constructor(
    private readonly engine: Engine,
    private readonly base: string,
  ) {}

  /** @param base the site's address */
  static async start(name: EngineName, base: string, options: StartOptions): Promise<Tab> {
    const script = `(${keepErrors})();${options.script ?? ""}`;
    const engine =
      name === "webkit"
        ? await startWebkit({ ...options, script })
        : await startPuppeteer(name === "firefox" ? name : "chrome", { ...options, script });
    return new Tab(engine, base);
  }

  /** @param path below the site's address */
  goto(path: string): Promise<void> {
    return this.engine.goto(this.base + path);
  }

  back(): Promise<void> {
    return this.engine.back();
  }

  reload(): Promise<void> {
    return this.engine.reload();
  }

  press(...keys: Key[]): Promise<void> {
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
    await this.until(
      `${selector} ${isVisible ? "visible" : "hidden"}`,
      (css, expected) =>
        [...document.querySelectorAll(css)].some((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        ) === expected,
      selector,
      isVisible,
    );
  }

  /** Opens a page and waits until it is hydrated: links then do not reload. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.hydrated();
  }

  /** The shell silences Gatsby's own announcer. */
  async hydrated(): Promise<void> {
    await this.until("hydration", () =>
      document.querySelector("#gatsby-announcer")?.hasAttribute("hidden"),
    );
  }

  /** Clicks the first visible element that matches. */
  async click(selector: string): Promise<void> {
    const place = await this.until(`${selector} to click`, placeOf, selector);
    await this.engine.drag([place, place]);
  }

  /** Clicks a field and types into it. */
  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.engine.press([...text]);
  }

  /** Swipes from the right to the left of the window, across an element. */
  async swipeLeft(selector: string): Promise<void> {
    const { y } = await this.until(`${selector} to swipe`, placeOf, selector);
    const width = await this.eval(() => innerWidth);
    const parts = [0.85, 0.7, 0.5, 0.3, 0.15];
    await this.engine.drag(parts.map((part) => ({ x: Math.round(part * width), y })));
  }

  /** @returns errors of scripts since the last call */
  errors(): Promise<string[]> {
    return this.eval(() => {
      const kept: string[] = JSON.parse(sessionStorage.getItem("test:errors") ?? "[]");
      sessionStorage.removeItem("test:errors");
      return kept;
    });
  }
}
