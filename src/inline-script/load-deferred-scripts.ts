import { deferredFilesId } from "../domain/element-ids";
import { addToHead, nextEvent, nextFrame, wait } from "./dom";

declare global {
  interface Window {
    /** Path of the page within the site. Gatsby compares it with the URL. */
    pagePath?: string;
    /** Gatsby's list of every template's files. Only its own prefetching reads it, which is disabled. */
    ___chunkMapping?: object;
  }
}

/**
 * The files that hydrate a page. They are JSON at its end, so that all pages share one inline script; its keys are short
 * because every page has them.
 */
export interface DeferredFiles {
  /** Path of the page within the site. */
  readonly pagePath: string;
  /** webpack's compilation hash. */
  readonly build: string;
  /** URL of the deferred stylesheet. */
  readonly css: string;
  /** URLs, in the order of execution. */
  readonly scripts: readonly string[];
  /** URLs that the router fetches before it hydrates the page. */
  readonly data: readonly string[];
}

/** Longest wait for the first paint of page and fonts, in ms, so that the form works on a bad connection too. */
const maxWaitMs = 4000;

/** Add an element in a task of its own: adding all of them at once would be a long task. */
const addInOwnTask: typeof addToHead = (name, fields) => {
  setTimeout(() => addToHead(name, fields));
};

/**
 * Request the deferred stylesheet and the scripts after the first view is painted, or at the first tap or
 * key, with the data that they need (decision 013).
 * @param fonts resolves once the fonts are in use
 * @param onFailure called when a script does not load, throws, or leaves a rejection unhandled
 */
export async function loadDeferredScripts(
  fonts: Promise<unknown>,
  onFailure: () => unknown,
): Promise<void> {
  const firstView = Promise.all([nextEvent(window, "load"), fonts])
    .then(nextFrame)
    .then(nextFrame);
  const otherTriggers = [
    nextEvent(window, "pointerdown"),
    nextEvent(window, "keydown"),
    wait(maxWaitMs),
  ];
  // The list is at the end of the page.
  await nextEvent(document, "DOMContentLoaded");
  const element = document.getElementById(deferredFilesId) as HTMLScriptElement;
  const files: DeferredFiles = JSON.parse(element.text);
  window.pagePath = files.pagePath;
  window.___chunkMapping = {};
  window.___webpackCompilationHash = files.build;
  // Scripts of extensions and in-app browsers fail too: only these files count.
  const reportIfOurs = (source: unknown) => {
    if (files.scripts.some((src) => `${source}`.includes(location.origin + src))) onFailure();
  };
  // In the capture phase, because a script's load error does not bubble.
  window.addEventListener(
    "error",
    ({ filename, target }) => reportIfOurs(filename || (target as HTMLScriptElement).src),
    true,
  );
  window.addEventListener("unhandledrejection", ({ reason }) => reportIfOurs(Object(reason).stack));
  await Promise.race([firstView, ...otherTriggers]);
  addInOwnTask("link", { rel: "stylesheet", href: files.css });
  for (const href of files.data) {
    addInOwnTask("link", { rel: "preload", as: "fetch", crossOrigin: "", href });
  }
  for (const src of files.scripts) addInOwnTask("script", { src, async: false });
}
