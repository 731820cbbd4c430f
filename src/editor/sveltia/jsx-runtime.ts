// What TypeScript and esbuild write for JSX where `@jsxImportSource` names this folder. It is typed as React's.
import "@sveltia/cms";

/** The package's own React, which it puts into the window; ours stays out of its tree. */
interface EditorWindow {
  readonly createElement: (type: unknown, props: object) => JSX.Element;
  readonly createClass: (specification: object) => never;
}

export const { createClass, createElement } = window as unknown as EditorWindow;

/** Return an element; its children are among the properties. */
export const jsx = (type: unknown, props: object, key?: string) =>
  createElement(type, key === undefined ? props : { ...props, key });

export const jsxs = jsx;
