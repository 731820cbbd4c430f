import { createLinkGroups } from "../../../../src/editor/fields/link-groups";

const files = new Map([
  ["pages/home.md", { title: "Mjesto gdje snovi rastu" }],
  ["pages/upis.md", { title: "Upis" }],
  ["pages/upis/papiri.md", { title: "Papiri" }],
  ["program/cijene.md", { title: "Cjenovnik", fragment: "cjenovnik" }],
  ["site/navigation.yml", { items: [{ label: "Početna", to: "/" }, null] }],
]);

it("names pages as the menu does, else by their titles", () => {
  const [pages] = createLinkGroups(files, []);
  expect(pages?.targets).toContainEqual({ to: "/", name: "Početna" });
  expect(pages?.targets).toContainEqual({ to: "/upis", name: "Upis" });
  expect(pages?.targets.map(({ to }) => to)).not.toContain("/404.html");
});

it("has sections with their pages, and documents", () => {
  const [, sections, documents] = createLinkGroups(files, ["cjenovnik.pdf"]);
  expect(sections?.targets).toEqual([
    { to: "/upis#papiri", name: "Upis: Papiri" },
    { to: "/program#cjenovnik", name: "/program: Cjenovnik" },
  ]);
  expect(documents?.targets).toEqual([{ to: "/files/cjenovnik.pdf", name: "cjenovnik.pdf" }]);
});
