type Level = 2 | 3;

const textOf = (html: string) => html.replace(/<[^>]*>/g, "").trim();

/**
 * Renumbers headings from the level `first` on, without gaps, whatever levels the author used: with 3,
 * `#` and `###` become `h3` and `h4`.
 */
function nestHeadings(html: string, first: Level): string {
  const open: number[] = [];
  return html.replace(/<(\/?)h([1-6])>/g, (_, slash: string, written: string) => {
    if (!slash) {
      while (Number(open.at(-1)) >= Number(written)) open.pop();
      open.push(Number(written));
    }
    return `<${slash}h${Math.min(first - 1 + open.length, 6)}>`;
  });
}

/**
 * Wraps a table in a focusable section, to scroll it on a phone or by key; its label lists the columns.
 * As a group it is no landmark: those need names of their own, and two tables may have the same columns.
 */
function wrapTable(table: string): string {
  const columns = [...table.matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(([, cell = ""]) => textOf(cell));
  const label = columns.filter(Boolean).join(", ").replaceAll('"', "&quot;");
  const cells = table
    // An empty corner cell is no header.
    .replace(/<th[^>]*><\/th>/g, "<td></td>")
    .replaceAll("<th", '<th scope="col"')
    .replaceAll('<th scope="col"ead', "<thead")
    .replace(/ align="(\w+)"/g, ' style="text-align:$1"');
  return `<section role="group" tabindex="0" aria-label="${label}">${cells}</section>`;
}

/**
 * Adapts the headings and tables of running text to their place in a page.
 * @param html output of gatsby-transformer-remark, with attributes on links and tables only
 * @param first level of the top headings
 */
export function formatHeadingsAndTables(html: string, first: Level): string {
  return nestHeadings(html, first).replace(/<table>[\s\S]*?<\/table>/g, wrapTable);
}
