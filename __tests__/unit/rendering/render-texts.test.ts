import { getFacts } from "../../../src/content/centre-facts";
import {
  renderBody,
  renderInlineMarkdown,
  type TextContext,
} from "../../../src/rendering/render-texts";

const context: TextContext = {
  facts: getFacts(
    {
      address: { street: "Mala & velika <1>", place: "Ilidža" },
      phones: ["+387 61 111 101", "+387 62 222 202"],
      email: "za_vas@sanjalica.example",
      hours: {
        days: [
          { from: "ponedjeljak", to: "petak", opens: "06:30", closes: "18:00" },
          { from: "subota", to: null, opens: "09:00", closes: "13:00" },
        ],
        weekend: null,
      },
    },
    "od {opens} do {closes}",
  ),
  downloads: new Map([["zahtjev.pdf", 240_000]]),
  basePath: "/sajt",
};

/** Running text as rendered by the build, with usual spaces. */
const built = (text: string) => renderBody(text, undefined, context).replaceAll("\u00A0", " ");

/** The same without line breaks, with headings from a level on. */
const builtFrom = (text: string, first: 2 | 3) =>
  renderBody(text, first, context).replaceAll("\n", "");

/** A field with links, in the same way. */
const answer = (text: string) => renderInlineMarkdown(text, context).replaceAll("\u00A0", " ");

it.each([
  [
    "in code",
    "Pišite `<b>` i `&lt;`.",
    "<p>Pišite <code>&#x3C;b></code> i <code>&#x26;lt;</code>.",
  ],
  ["in a sentence", "2 < 3, <b>da</b>", "<p>2 &#x3C; 3, &#x3C;b>da&#x3C;/b>"],
  ["as a block", "<script>alert(1)</script>\n", "<p>&#x3C;script>alert(1)&#x3C;/script>"],
  ["as a comment", "<!-- **a** -->", "<p>&#x3C;!-- <strong>a</strong> -->"],
])("tags are escaped %s", (_name, text, html) => {
  expect(built(text)).toBe(`${html}</p>`);
});

const lines = (...html: string[]) => `<p>${html.join("<br>\n")}</p>`;

it.each([
  [
    "dates as paragraphs",
    "14. maja je izlet.\n\n21. maja je ples.",
    "<p>14. maja je izlet.</p>\n<p>21. maja je ples.</p>",
  ],
  ["dates as lines", "1. maja\n2. maja\n9. maja", lines("1. maja", "2. maja", "9. maja")],
  ["a date of numbers", "17. 05. 2027. dolazi fotograf", "<p>17. 05. 2027. dolazi fotograf</p>"],
  ["two days", "14. - 16. maja", "<p>14. - 16. maja</p>"],
  ["a date below a line", "Ne radimo\n1. maja.\nHvala", lines("Ne radimo", "1. maja.", "Hvala")],
  ["a date alone on its line", "Dana\n14.\nmaja", lines("Dana", "14.", "maja")],
  [
    "dates in a list",
    "- 25. maja\n- 5. 6. 2027.",
    "<ul>\n<li>25. maja</li>\n<li>5. 6. 2027.</li>\n</ul>",
  ],
  [
    "a list below a date",
    "5. maja:\n   - kapa\n   - voda",
    "<p>5. maja:</p>\n<ul>\n<li>kapa</li>\n<li>voda</li>\n</ul>",
  ],
  ["steps", "1. a\n2. b\n3. c", "<ol>\n<li>a</li>\n<li>b</li>\n<li>c</li>\n</ol>"],
  ["prices with a plus", "+ 10 KM\n+ 5 KM", lines("+ 10 KM", "+ 5 KM")],
  ["a footnote", "25 KM*\n\n* bez užine", "<p>25 KM*</p>\n<p>* bez užine</p>"],
  ["a list with asterisks", "* a\n* b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"],
  ["a rhyme", "Mali **zeko\nbere** cvijeće", lines("Mali <strong>zeko", "bere</strong> cvijeće")],
  ["signs that start lines", "– a\n• b\n1.c\n-d", lines("– a", "• b", "1.c", "-d")],
  ["a quotation", "> 1. a\n> 3. b", `<blockquote>\n${lines("1. a", "3. b")}\n</blockquote>`],
  ["an indented paragraph", "    Poštovani,\n\n\tdođite.", "<p>Poštovani,</p>\n<p>dođite.</p>"],
  [
    "a box",
    "- [ ] kapa\n- [x] **voda**",
    "<ul>\n<li>[ ] kapa</li>\n<li>[x] <strong>voda</strong></li>\n</ul>",
  ],
  [
    "a line below a sentence",
    "Dođite.\n---\nČekamo.\n===",
    `<p>Dođite.</p>\n<hr>\n${lines("Čekamo.", "===")}`,
  ],
  ["a note in brackets", "[Napomena]: kapa\n\na[^1]", "<p>[Napomena]: kapa</p>\n<p>a[^1]</p>"],
  ["about", "od ~10 do 12~14 i ~~20~~ KM", "<p>od ~10 do 12~14 i <del>20</del> KM</p>"],
])("parents read what was typed: %s", (_name, text, html) => {
  expect(built(text)).toBe(html);
});

it("binds short words to the next, in bold ones and links too, not in addresses", () => {
  const html = renderBody("Ana i **u vrtu** o [igri](/a%20i%20b), i \n", undefined, context);
  expect(html.replaceAll("\u00A0", "~")).toBe(
    '<p>Ana i~<strong>u~vrtu</strong> o~<a href="/sajt/a%20i%20b">igri</a>, i</p>',
  );
});

it.each([
  [
    "{ulica}, {mjesto}, {telefon2}, {n}",
    "Mala &#x26; velika &#x3C;1>, Ilidža, +387 62 222 202, {n}",
  ],
  [
    "[Pišite](mailto:{mail}?subject=Upis) i [{telefon}](tel:{telefon2})",
    '<a href="mailto:za_vas@sanjalica.example?subject=Upis">Pišite</a> i <a href="tel:+38762222202">+387 61 111 101</a>',
  ],
  [
    "[mapa](https://a.ba/?q={ulica}&n={n})",
    '<a href="https://a.ba/?q=Mala%20%26%20velika%20%3C1%3E&#x26;n=%7Bn%7D">mapa</a>',
  ],
  ["{vrijeme}", "radnim danima od 06:30h do 18:00h, subotom od 09:00h do 13:00h"],
  ["**{mail}**", "<strong>za_vas@sanjalica.example</strong>"],
])("fills in the facts of %s, in bodies and answers", (text, html) => {
  expect(built(text)).toBe(`<p>${html}</p>`);
  expect(answer(text)).toBe(`<p>${html}</p>`);
});

it("escapes facts in addresses, as a preview may have them while they are wrong", () => {
  const facts = { ...context.facts, mail: 'a"b@c.example' };
  expect(renderInlineMarkdown("[Pišite](mailto:{mail})", { ...context, facts })).toContain(
    "a%22b@",
  );
});

it("shows type and size of the file that a link leads to", () => {
  expect(built("[Zahtjev](/files/zahtjev.pdf#page=2).")).toBe(
    '<p><a href="/sajt/files/zahtjev.pdf#page=2" type="application/pdf">Zahtjev (PDF, 240 kB)</a>.</p>',
  );
});

it.each([
  ["# nije naslov\n- ni spisak", "<p># nije naslov<br>\n- ni spisak</p>"],
  ["<b>Ana & Emir</b>", "<p>&#x3C;b>Ana &#x26; Emir&#x3C;/b></p>"],
  [
    "[Upis](/upis#papiri), [Ilidža](https://www.ilidza.ba/), [nema](/files/nema.pdf)",
    '<p><a href="/sajt/upis#papiri">Upis</a>, <a href="https://www.ilidza.ba/">Ilidža</a>, <a href="/sajt/files/nema.pdf">nema</a></p>',
  ],
])("an answer may have links, but no blocks: %j", (text, html) => {
  expect(answer(text)).toBe(html);
});

it.each([
  ["# a\n## b", 3, "<h3>a</h3><h4>b</h4>"],
  ["## a\n#### b\n## c", 3, "<h3>a</h3><h4>b</h4><h3>c</h3>"],
  ["### a\n## b\n### c", 2, "<h2>a</h2><h2>b</h2><h3>c</h3>"],
  ["# a\n## b\n### c\n#### d\n##### e", 3, /<h6>d<\/h6><h6>e<\/h6>$/],
] as const)("headings of %j have no gaps from level %d on", (text, first, shaped) => {
  expect(builtFrom(text, first)).toMatch(shaped);
});

const table = '| | Cijena **"KM"** |\n| --- | ---: |\n| Dan | 20 |';

it("a table is in a focusable group that is labelled with its columns", () => {
  expect(builtFrom(`a\n\n${table}\n\nb`, 3)).toMatch(
    /^<p>a<\/p><section role="group" tabindex="0" aria-label="Cijena &#x22;KM&#x22;"><table>.*<\/table><\/section><p>b<\/p>$/,
  );
});

it("a table has scoped headers and keeps its alignment", () => {
  const html = builtFrom(table, 3);
  const heads = '<thead><tr><td></td><th scope="col" style="text-align:right">Cijena';
  expect(html).toContain(heads);
  expect(html).toContain('<td>Dan</td><td style="text-align:right">20</td>');
});
