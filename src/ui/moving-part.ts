import "react";

/**
 * What moves by itself when the page changes, a value of `data-part`: motion.ts makes a name of it, and
 * page-transition.css has rules of their own for `sun`, `text` and `hours`.
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
    "data-part"?: MovingPart | null | undefined;
  }
}
