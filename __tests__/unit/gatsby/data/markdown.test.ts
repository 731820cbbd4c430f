/** @jest-environment node */
// Compares the build's transformer, with its configured plugin, with the parser of the check.
import type { CreateNodeArgs, Node } from "gatsby";
import type { Nodes } from "mdast";
import { parseMarkdown } from "../../../../src/content/markdown";
import { markdownOptions } from "../../../../src/gatsby/config";
import { createChildNode } from "../../../../src/gatsby/data/child-node";
import * as tagsAsText from "../../../../src/gatsby/tags-as-text";

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
    { ...markdownOptions, plugins: [{ name: "tags-as-text", module: tagsAsText }] },
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

const nodesOf = (node: Nodes): Nodes[] => [
  node,
  ...("children" in node ? node.children.flatMap(nodesOf) : []),
];

const tags: Readonly<Partial<Record<Nodes["type"], string>>> = {
  heading: "h",
  link: "a",
  table: "table",
  tableRow: "tr",
  delete: "del",
  list: "ul",
};

/** The constructs that both must find: links with their URLs, and one entry for each other one. */
function inTree(root: Nodes): string[] {
  return nodesOf(root)
    .flatMap((node) => (node.type === "link" ? [node.url] : (tags[node.type] ?? [])))
    .sort();
}

function inHtml(html: string): string[] {
  return [...html.matchAll(/<(?:a href="([^"]*)"|(h)[1-6]>|(table|tr|del|ul)\b)/g)]
    .map((match) => match.slice(1).find((part) => part !== undefined) ?? "")
    .sort();
}

it.each([
  "Pišite na ime@sanjalica.example ili otvorite www.ilidza.ba, odnosno https://www.ilidza.ba/x?a=b.",
  "(www.ilidza.ba) i **www.ilidza.ba**, pa `www.ilidza.ba` i [www.ilidza.ba](/program)",
  "<https://www.ilidza.ba> i [zahtjev](</files/a.pdf>)",
  "Cijene:\n| A | B |\n| --- | --- |\n| 1 | 2 |\nTekst",
  "| A | B |\n| 1 | 2 |",
  "Od ~5 do ~~6~~ i ~7~\n\n- [ ] a\n- b[^1]",
  "# A\n\nB\n---\n##C",
])("the check parses %j as the build does", async (text) => {
  expect(inTree(parseMarkdown(text))).toEqual(inHtml(await built(text)));
});

it("the check uses the parser packages of the build", () => {
  const transformer = require.resolve("gatsby-transformer-remark/package.json");
  for (const name of ["remark", "remark-gfm"]) {
    expect(require.resolve(name, { paths: [transformer] })).toBe(require.resolve(name));
  }
});
