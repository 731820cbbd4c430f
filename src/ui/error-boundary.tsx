import { Component, type PropsWithChildren, type ReactNode } from "react";

/** Render `fallback` instead of children that throw while rendering. A new `key` makes it try again. */
export class ErrorBoundary extends Component<
  PropsWithChildren<{ fallback: ReactNode }>,
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
