// The JSX runtime of files whose `@jsxImportSource` names this folder. Its elements are typed as those of React.
import "@sveltia/cms";

/** The React of Sveltia CMS, which it adds to `window`; elements of our React would not fit into its tree. */
interface EditorWindow {
  readonly createElement: (type: unknown, props: object) => JSX.Element;
  readonly createClass: (specification: object) => never;
}

export const { createClass, createElement } = window as unknown as EditorWindow;

/** Create an element, whose children are among its properties. */
export const jsx = (type: unknown, props: object, key?: string) =>
  createElement(type, key === undefined ? props : { ...props, key });

export const jsxs = jsx;
