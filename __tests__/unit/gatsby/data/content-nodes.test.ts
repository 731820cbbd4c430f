/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import type { CreateNodeArgs } from "gatsby";
import { normalizeText } from "../../../../src/content/text";
import { onCreateNode } from "../../../../src/gatsby/data/content-nodes";
import { lineEndVariants } from "../../../support/line-ends";
import { siteContent } from "../../../support/site";

/** One file of each form: running text, fields alone, a list. */
const texts = ["perks/team.md", "site/centre.yml", "gallery/photos.yml"];
const read = (file: string) => normalizeText(fs.readFileSync(path.join(siteContent, file), "utf8"));

/** The nodes that Gatsby is given for a file with this text. */
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

test.each(texts)("%s gives the same nodes whatever its line ends are", async (file) => {
  const nodes = await nodesOf(file, read(file));
  const photos = read(file).match(/^ {2}- photo: /gm)?.length;
  expect(nodes).toHaveLength(photos ?? 1);
  for (const change of Object.values(lineEndVariants)) {
    expect(await nodesOf(file, change(read(file)))).toEqual(nodes);
  }
});

test("a file without its second line of dashes is named, when nobody has checked the content", async () => {
  const text = read("perks/team.md").replace("\n---\n", "\n");
  await expect(nodesOf("perks/team.md", text)).rejects.toThrow(
    /^content\/perks\/team\.md: line \d+ has to be ---$/,
  );
});

test("a list gives a photo for each entry, numbered by its place, and other files none", async () => {
  const text = 'photos:\n  - photo: "b.webp"\n    title: "B"\n  - photo: "./IMG_1.JPG"\n';
  expect(await nodesOf("gallery/photos.yml", text)).toEqual([
    expect.objectContaining({ set: "gallery", number: 1, photo: "b.webp", galleryName: "b.webp" }),
    expect.objectContaining({ set: "gallery", number: 2, photo: "./IMG_1.JPG" }),
  ]);
  expect(await nodesOf("premises/photos.yml", text)).toMatchObject([
    { set: "premises", number: 1, title: "B", galleryName: undefined },
    { set: "premises", number: 2 },
  ]);
  expect(await nodesOf("gallery/c.webp", "")).toEqual([]);
});
