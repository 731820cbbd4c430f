/**
 * Stands behind what is dated (`dated.ts`), and sets it right before it is painted. The build fills
 * in its code (`src/gatsby/browser/day.ts`); live editing leaves that to React.
 */
export function DayScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; without it React would take the code for a text that it does not know
  return <script data-day="" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
