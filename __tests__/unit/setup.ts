import "@testing-library/jest-dom";

// Gatsby's <Link> asks this loader to prefetch pages; there is none in unit tests.
Object.assign(globalThis, {
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});
