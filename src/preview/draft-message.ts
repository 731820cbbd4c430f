// Messages between the editor and the page in its preview, which are of one origin.

import type { ContentNode } from "../rendering/render-content";
import type { Sky } from "../site";

/** From the editor: the content to render. */
export interface DraftMessage {
  readonly kind: "draft";
  /** All content, with the draft of one file. */
  readonly nodes: readonly ContentNode[];
  /** The date for which to render the page, `2027-03-01`. */
  readonly date: string;
  /** The added page to render in place of the one in the frame. */
  readonly added?: { readonly route: string; readonly sky: Sky };
  /** Fragment of the section that is being edited. */
  readonly section?: string;
}

/** From the editor: the text to scroll to. */
export interface ScrollMessage {
  readonly kind: "scroll";
  readonly text: string;
}

/** From the page: it is ready for a draft, or cannot render the last one. */
export interface PageMessage {
  readonly kind: "ready" | "broken";
}
