/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import type { CreateNodeArgs } from "gatsby";
import { normalizeText } from "../../../../src/content/normalize-text";
import { onCreateNode } from "../../../../src/gatsby/data/content-nodes";
import { lineEndVariants } from "../../../support/line-ends";
import { siteContent } from "../../../support/site";

/** One file of each kind: Markdown, YAML, a photo list. */
const texts = ["perks/team.md", "site/centre.yml", "gallery/photos.yml"];
const read = (file: string) => normalizeText(fs.readFileSync(path.join(siteContent, file), "utf8"));

/** The nodes that are created for a file with this text. */
async function nodesOf(relativePath: string, text: string): Promise<unknown[]> {
  const nodes: unknown[] = [];
  const args = {
    node: {
      id: "file",
      internal: { type: "File", contentDigest: "digest" },
      sourceInstanceName: "content",
      relativePath,
    },
    loadNodeContent: async () => text,
    createNodeId: (id: string) => id,
    createContentDigest: (data: unknown) => JSON.stringify(data),
    actions: {
      createNode: (node: unknown) => nodes.push(node),
      createParentChildLink: () => undefined,
    },
    reporter: {
      panicOnBuild: (message: string) => {
        throw new Error(message);
      },
    },
  };
  await onCreateNode?.(args as unknown as CreateNodeArgs, { plugins: [] }, () => undefined);
  return nodes;
}

test.each(texts)("%s gives the same nodes with any line endings", async (file) => {
  const nodes = await nodesOf(file, read(file));
  const photos = read(file).match(/^ {2}- photo: /gm)?.length;
  expect(nodes).toHaveLength(photos ?? 1);
  for (const change of Object.values(lineEndVariants)) {
    expect(await nodesOf(file, change(read(file)))).toEqual(nodes);
  }
});

test("an unclosed front matter stops the build with the name of the file", async () => {
  const text = read("perks/team.md").replace("\n---\n", "\n");
  await expect(nodesOf("perks/team.md", text)).rejects.toThrow(
    /^content\/perks\/team\.md: line \d+ has to be ---$/,
  );
});

test("notices that are over or still to come and past closures are not published", async () => {
  jest.useFakeTimers({ now: new Date("2027-03-01T23:30:00Z") });
  const notice = (from: string, to: string) =>
    nodesOf("notices/a.md", `---\ntitle: "A"\nfrom: "${from}"\nto: "${to}"\n---\n\nTekst.\n`);
  // It is 2 March in Sarajevo.
  expect(await notice("2027-02-01", "2027-03-01")).toEqual([]);
  expect(await notice("2027-03-03", "2027-03-04")).toEqual([]);
  expect(await notice("2027-03-02", "2027-03-02")).toHaveLength(1);
  const entry = (from: string) => `  - from: "${from}"\n    reason: "R"\n`;
  const closures = `closures:\n${entry("2027-03-01")}${entry("2027-03-02")}${entry("2028-01-01")}`;
  expect(await nodesOf("site/closures.yml", closures)).toMatchObject([
    { closures: [{ from: "2027-03-02" }, { from: "2028-01-01" }] },
  ]);
  expect(await nodesOf("site/closures.yml", "closures:\n")).toHaveLength(1);
  jest.useRealTimers();
});
