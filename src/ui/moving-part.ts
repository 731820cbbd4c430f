import "react";

/**
 * A part of a page that moves by itself when the page changes: the value of `data-moving`. `motion.ts` turns it into the
 * name of a view transition; `page-transition.css` has special rules for `sun`, `text` and `hours`.
 */
export type MovingPart =
  | "form"
  | "hem"
  | "hills"
  | "hours"
  | "house"
  | "land"
  | "links"
  | "sun"
  | "text";

declare module "react" {
  interface DOMAttributes<T> {
    "data-moving"?: MovingPart | null | undefined;
  }
}
