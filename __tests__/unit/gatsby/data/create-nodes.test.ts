import type { CreateNodeArgs, SourceNodesArgs } from "gatsby";

/** The nodes that are created for files with these texts. */
async function getNodes(texts: Readonly<Record<string, string>>): Promise<unknown[]> {
  const nodes: unknown[] = [];
  const files = Object.keys(texts).map((relativePath) => ({
    id: relativePath,
    internal: { type: "File" },
    sourceInstanceName: "content",
    relativePath,
  }));
  const args = {
    basePath: "",
    // Nodes that are not on the disk yet are in no index.
    getNodesByType: () => [],
    getNode: (id: string) => files.find((node) => node.id === id),
    loadNodeContent: async ({ id }: { id: string }) => texts[id],
    createNodeId: (id: string) => id,
    createContentDigest: (data: unknown) => JSON.stringify(data),
    actions: {
      createNode: (node: unknown) => nodes.push(node),
      createParentChildLink: () => undefined,
    },
  };
  await jest.isolateModulesAsync(async () => {
    const hooks = await import("../../../../src/gatsby/data/create-nodes");
    const create = (node: object) => {
      const created = { ...args, node } as unknown as CreateNodeArgs;
      return hooks.onCreateNode?.(created, { plugins: [] }, () => undefined);
    };
    const [first, ...others] = files;
    await create(first ?? {});
    const sourced = args as unknown as SourceNodesArgs;
    const source = hooks.sourceNodes?.(sourced, { plugins: [] }, () => undefined);
    // Gatsby sources nodes while files are still on their way.
    await Promise.all([source, ...others.map(create)]);
  });
  return nodes;
}

test("every photo of a list is a node with a link to its file", async () => {
  const list = 'photos:\r  - photo: "a.webp"\r  - photo: "b.webp"\r';
  const files = { "gallery/photos.yml": list, "gallery/a.webp": "", "gallery/b.webp": "" };
  expect(await getNodes(files)).toMatchObject([
    { photo: "gallery/a.webp", parent: "gallery/photos.yml", internal: { type: "Photo" } },
    { photo: "gallery/b.webp", number: 2 },
  ]);
});

test("an unknown field stops the build with the name of the file", async () => {
  const list = 'photos:\n  - photo: "a.webp"\n    titel: "Vrt"\n';
  await expect(getNodes({ "gallery/photos.yml": list })).rejects.toThrow(
    /^content\/gallery\/photos\.yml\n.*titel.*photos\[0\]/s,
  );
});

test("it is the day in Sarajevo that decides what is published", async () => {
  jest.useFakeTimers({ now: new Date("2027-03-01T23:30:00Z") });
  const text = (to: string) => `---\ntitle: "A"\nfrom: "2027-02-01"\nto: "${to}"\n---\n\nTekst.\n`;
  expect(await getNodes({ "notices/a.md": text("2027-03-01") })).toEqual([]);
  const [shown] = await getNodes({ "notices/a.md": text("2027-03-02") });
  expect(shown).toMatchObject({ title: "A", html: "<p>Tekst.</p>" });
  jest.useRealTimers();
});
