/// <reference types="@testing-library/jest-dom" />
import { TextDecoder, TextEncoder } from "node:util";

// Gatsby's <Link> asks this loader to prefetch pages; there is none in unit tests.
Object.assign(globalThis, {
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
  // Rendering to a string needs them, and jsdom has none.
  TextDecoder,
  TextEncoder,
});

// Most tests have no document, and need not wait for what knows one.
if (typeof document !== "undefined") {
  require("@testing-library/jest-dom");
  // jsdom has no layout.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom draws dialogs but cannot open them (jsdom/jsdom#3294).
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}
