// What the editor and the page in its preview tell each other. Both are of one origin.
import type { ContentNode } from "../rendering/content-nodes";
import type { Sky } from "../site";

/** From the editor: what is being edited. */
export interface DraftMessage {
  readonly kind: "draft";
  /** All content, with the draft of one file. */
  readonly nodes: readonly ContentNode[];
  /** The date on which the page is seen: a published page may lack it. */
  readonly builtOn: string;
  /** A page that staff have added, shown in the frame of another. */
  readonly added?: { readonly route: string; readonly sky: Sky };
  /** Address of the section that is being edited. */
  readonly section?: string | undefined;
}

/** From the editor: the field that has the focus, by its text or the name of its photo. */
export interface FocusMessage {
  readonly kind: "focus";
  readonly text: string;
}

/** What was pressed in a page. */
export interface Pressed {
  /** The text of an element, or of the alternative of a photo. */
  readonly text: string;
  /** The texts of the elements around it, from the inside out. */
  readonly around: readonly string[];
  /** The address of a photo. */
  readonly photo?: string | undefined;
}

/** From the page: it can take a draft, it cannot show the last one, or somebody has pressed something. */
export type PageMessage =
  | { readonly kind: "ready" | "broken" }
  | ({ readonly kind: "pressed" } & Pressed);

/** Tells the editor, which is the window around the package's pane and this frame. */
export function tell(message: PageMessage): void {
  window.top?.postMessage(message, window.origin);
}
