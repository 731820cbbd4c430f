// What the tests ask of a browser, whichever engine it has. Everything else is in tab.ts.

/** A browser engine; Chromium's result is what the others are compared with. */
export type EngineName = "chromium" | "firefox" | "webkit";

/** How a browser is started. */
export interface StartOptions {
  readonly width: number;
  readonly height: number;
  /** Runs in every document before all other scripts. */
  readonly script?: string;
}

/**
 * A key with a name in UI Events, or a character. Not for pressing buttons: Puppeteer's Enter and blank
 * press none in Firefox.
 */
export type Key = "ArrowRight" | "Escape" | string;

/** A place in the window, in whole CSS pixels: WebKit refuses others. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A browser with one tab. */
export interface Engine {
  /** Opens an address and waits for the event `load`. */
  goto(url: string): Promise<void>;
  /**
   * Runs the source of a function in the page.
   * @param args values that JSON can hold
   * @returns what it returns or resolves to
   */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Presses the mouse's button at the first place and lets it go at the last one. */
  drag(places: readonly Place[]): Promise<void>;
  /** Presses keys one after the other. */
  press(keys: readonly Key[]): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Ends the browser and deletes what it has written. */
  close(): Promise<void>;
}
