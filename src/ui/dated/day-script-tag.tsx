import { dayScript } from "./day-script";

/** Stands behind what is dated (`dated.ts`), and sets it right before it is painted. */
export function DayScript() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: code of our own, which the page's policy names by its hash
      dangerouslySetInnerHTML={{ __html: dayScript }}
    />
  );
}
