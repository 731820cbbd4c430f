/** @jest-environment node */
import type { CreateNodeArgs, Node } from "gatsby";
import { markdownOptions } from "../../../../src/gatsby/config";
import { createChildNode } from "../../../../src/gatsby/data/child-node";
import * as parserPlugins from "../../../../src/gatsby/parser-plugins";

type Resolver = (node: object, args: object, context: object) => Promise<string>;
type ExtendNodeType = (
  args: object,
  options: object,
) => Promise<{ readonly html: { readonly resolve: Resolver } }>;

const extendNodeType = jest.requireActual<ExtendNodeType>(
  "gatsby-transformer-remark/extend-node-type",
);

const { onCreateNode } = jest.requireActual<{
  onCreateNode: (args: object, options: object) => Promise<unknown>;
}>("gatsby-transformer-remark/gatsby-node");

/** Running text as rendered by the build. */
async function built(content: string): Promise<string> {
  const cache = { get: async () => undefined, set: async () => undefined };
  const { html } = await extendNodeType(
    { type: { name: "MarkdownRemark" }, cache, getNodesByType: () => [] },
    {
      ...markdownOptions,
      plugins: markdownOptions.plugins.map(({ options }) => ({
        module: parserPlugins,
        pluginOptions: options,
      })),
    },
  );
  return html.resolve({ id: content, internal: { content, contentDigest: content } }, {}, {});
}

it.each([
  [
    "in code",
    "Pišite `<b>` i `&lt;`.",
    "<p>Pišite <code>&#x3C;b></code> i <code>&#x26;lt;</code>.",
  ],
  ["in a sentence", "2 < 3, <b>da</b>", "<p>2 &#x3C; 3, &#x3C;b>da&#x3C;/b>"],
  ["as a block", "<script>alert(1)</script>\n", "<p>&#x3C;script>alert(1)&#x3C;/script>"],
  ["as a comment", "<!-- **a** -->", "<p>&#x3C;!-- <strong>a</strong> -->"],
])("tags are escaped %s", async (_name, text, html) => {
  expect(await built(text)).toBe(`${html}</p>`);
});

describe("parents read what was typed", () => {
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
  ])("%s", async (_name, text, html) => {
    expect(await built(text)).toBe(html);
  });
});

/** The node that the transformer creates for the text of a content node. */
async function remarkNode(text: string): Promise<Node> {
  const createNode = jest.fn<void, [Node]>();
  const actions = { createNode, createParentChildLink: jest.fn() };
  const file = { id: "1", internal: { contentDigest: "1" } };
  const args = { node: file, actions, createNodeId: String, createContentDigest: String };
  createChildNode(args as unknown as CreateNodeArgs, "Notice", "notices/a.md", {}, text);
  const node = createNode.mock.lastCall?.[0];
  const loadNodeContent = async () => node?.internal.content;
  await onCreateNode({ ...args, node, loadNodeContent }, markdownOptions);
  return createNode.mock.lastCall?.[0] as Node;
}

it("a body never counts as front matter", async () => {
  const { internal } = await remarkNode("---\nnaziv: [\n---\nTekst");
  expect(internal.type).toBe("MarkdownRemark");
  expect(internal.content?.trim()).toBe("---\nnaziv: [\n---\nTekst");
});

it("the check uses the parser packages of the build", () => {
  const transformer = require.resolve("gatsby-transformer-remark/package.json");
  for (const name of ["remark", "remark-gfm"]) {
    expect(require.resolve(name, { paths: [transformer] })).toBe(require.resolve(name));
  }
});
