import type { CustomFieldControl, CustomFieldControlProps } from "@sveltia/cms";
import "@sveltia/cms";

/** What a component returns. */
type Node = ReturnType<Extract<CustomFieldControl, (props: CustomFieldControlProps) => unknown>>;

/** The package's own React, which it puts into the window; ours stays out of its tree. */
interface EditorWindow {
  readonly createElement: <Props extends object>(
    type: string | CustomFieldControl | ((props: Props) => Node),
    props: Props | null,
    ...children: unknown[]
  ) => Node;
  readonly createClass: (specification: object) => never;
}

export const { createElement, createClass } = window as unknown as EditorWindow;
