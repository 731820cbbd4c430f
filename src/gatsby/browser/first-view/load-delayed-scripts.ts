import { addToHead } from "./head";
import type { PageNeeds } from "./page-needs";
import { event, frame, wait } from "./wait";

/** Longest wait for the first view, in ms: on a bad connection the form must work all the same. */
const longestWaitMs = 4000;

/** A task each: asking for all of them takes a weak phone more than 50 ms. */
const later: typeof addToHead = (name, fields) => {
  setTimeout(() => addToHead(name, fields));
};

/**
 * Asks for the scripts once the first view is painted: after the `load` event, which waits for the
 * eager photo, after the fonts, and after the frame that shows them, so that they take neither
 * bandwidth nor the processor from it. A visitor who acts sooner, or waits long, gets them at once.
 * What the scripts would ask for next comes with them, not three round trips later.
 * @param fonts kept once the fonts are in use
 * @param onFailure called when a script cannot be had
 */
export async function loadScriptsLate(
  fonts: Promise<unknown>,
  onFailure: () => void,
): Promise<void> {
  const firstView = Promise.all([event(window, "load"), fonts])
    .then(frame)
    .then(frame);
  const sooner = [event(window, "pointerdown"), event(window, "keydown"), wait(longestWaitMs)];
  // The needs stand at the page's end.
  await event(document, "DOMContentLoaded");
  const element = document.getElementById("needs") as HTMLScriptElement;
  const needs: PageNeeds = JSON.parse(element.text);
  window.pagePath = needs.pagePath;
  window.___chunkMapping = {};
  window.___webpackCompilationHash = needs.build;
  await Promise.race([firstView, ...sooner]);
  for (const href of needs.data) {
    later("link", { rel: "preload", as: "fetch", crossOrigin: "", href });
  }
  for (const src of needs.scripts) later("script", { src, async: false, onerror: onFailure });
}
