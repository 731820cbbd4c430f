// The mail provider's client reads `localStorage` while it loads, and fails if the browser blocks it.
if (typeof window !== "undefined") {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  }
}

export {};
