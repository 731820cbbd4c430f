import type { CreateNodeArgs, SourceNodesArgs } from "gatsby";

/** Return the nodes that are created for a file with this text. output/content.test.ts has the photos of lists. */
async function getNodes(relativePath: string, text: string): Promise<unknown[]> {
  const nodes: unknown[] = [];
  const internal = { type: "File" };
  const node = { id: "1", internal, sourceInstanceName: "content", relativePath };
  const args: unknown = {
    node,
    basePath: "",
    // Nodes that are not on the disk yet are in no index.
    getNodesByType: () => [],
    getNode: () => node,
    loadNodeContent: async () => text,
    createNodeId: (id: string) => id,
    createContentDigest: (data: unknown) => JSON.stringify(data),
    actions: {
      createNode: (created: unknown) => nodes.push(created),
      createParentChildLink: () => undefined,
    },
  };
  await jest.isolateModulesAsync(async () => {
    const hooks = await import("../../../../src/gatsby/data/create-nodes");
    await hooks.onCreateNode?.(args as CreateNodeArgs, { plugins: [] }, () => undefined);
    await hooks.sourceNodes?.(args as SourceNodesArgs, { plugins: [] }, () => undefined);
  });
  return nodes;
}

test("an unknown field stops the build with the name of the file", async () => {
  const list = 'photos:\n  - photo: "a.webp"\n    titel: "Vrt"\n';
  await expect(getNodes("gallery/photos.yml", list)).rejects.toThrow(
    /^content\/gallery\/photos\.yml\n.*titel.*photos\[0\]/s,
  );
});

test("it is the day in Sarajevo that decides what is published, in a file with any line ends", async () => {
  jest.useFakeTimers({ now: new Date("2027-03-01T23:30:00Z") });
  const text = (to: string) => `---\rtitle: "A"\rfrom: "2027-02-01"\rto: "${to}"\r---\r\rTekst.\r`;
  expect(await getNodes("notices/a.md", text("2027-03-01"))).toEqual([]);
  const [shown] = await getNodes("notices/a.md", text("2027-03-02"));
  expect(shown).toMatchObject({ title: "A", html: "<p>Tekst.</p>" });
  jest.useRealTimers();
});
