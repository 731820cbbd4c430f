import { fill } from "../../content/fill";
import type { OpeningStatus } from "../../domain/opening-status";
import type { Site } from "../site-context";

/** A status as visitors read it. */
export function statusWords(status: OpeningStatus, { opening, texts }: Site): string {
  switch (status.kind) {
    case "weekend":
      return opening.weekend ?? "";
    case "openUntil":
      return fill(texts.hours.openUntil, { closes: `${status.closes}h` });
    case "opens":
      return fill(texts.hours.opens, { day: status.day, opens: `${status.opens}h` });
  }
}

/** Letters and marks that take about half the place of another, in the site's type. */
const narrow = /[ijlrtf.,: ]/g;

/** How much place a text takes, roughly. */
const extent = (text: string) => text.length - (text.match(narrow)?.length ?? 0) / 2;

/** The text that takes the most place; the first of equal ones. */
export function longest(texts: readonly string[]): string {
  return texts.reduce((one, other) => (extent(other) > extent(one) ? other : one), "");
}
