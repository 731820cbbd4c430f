type Level = 2 | 3;

const textOf = (html: string) => html.replace(/<[^>]*>/g, "").trim();

/**
 * Headings as levels below the one above the text, none of which is left out, whatever levels their
 * writer took: `#` and `###` under a title of the second level are the third and the fourth.
 */
function placeHeadings(html: string, first: Level): string {
  const open: number[] = [];
  return html.replace(/<(\/?)h([1-6])>/g, (_, slash: string, written: string) => {
    if (!slash) {
      while (Number(open.at(-1)) >= Number(written)) open.pop();
      open.push(Number(written));
    }
    return `<${slash}h${Math.min(first - 1 + open.length, 6)}>`;
  });
}

/** A table in a box of its own, which scrolls on a phone, also by key; its name are its columns'. */
function boxTable(table: string): string {
  const columns = [...table.matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(([, cell = ""]) => textOf(cell));
  const label = columns.filter(Boolean).join(", ").replaceAll('"', "&quot;");
  const cells = table
    // A corner without a word is no heading.
    .replace(/<th[^>]*><\/th>/g, "<td></td>")
    .replaceAll("<th", '<th scope="col"')
    .replaceAll('<th scope="col"ead', "<thead")
    .replace(/ align="(\w+)"/g, ' style="text-align:$1"');
  return `<section tabindex="0" aria-label="${label}">${cells}</section>`;
}

/**
 * Running text as the page needs it.
 * @param html as gatsby-transformer-remark makes it: no attributes but those of links and tables
 * @param first level of its first headings
 */
export function shapeRunningText(html: string, first: Level): string {
  return placeHeadings(html, first).replace(/<table>[\s\S]*?<\/table>/g, boxTable);
}
