/** @jest-environment node */
import type { CreateNodeArgs } from "gatsby";
import { onCreateNode } from "../../../../src/gatsby/data/content-nodes";

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
  };
  await onCreateNode?.(args as unknown as CreateNodeArgs, { plugins: [] }, () => undefined);
  return nodes;
}

test("any line ends are read, and every photo of a list is a node", async () => {
  const list = 'photos:\r  - photo: "a.webp"\r  - photo: "b.webp"\r';
  expect(await nodesOf("gallery/photos.yml", list)).toMatchObject([
    { photo: "a.webp" },
    { photo: "b.webp" },
  ]);
});

test("an unclosed front matter stops the build with the name of the file", async () => {
  await expect(nodesOf("perks/team.md", "---\norder: 1\n")).rejects.toThrow(
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
