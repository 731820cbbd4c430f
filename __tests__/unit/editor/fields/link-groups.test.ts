/** @jest-environment jsdom */
import { createLinkGroups } from "../../../../src/editor/fields/link-groups";

const files = new Map([
  ["pages/home.md", { title: "Mjesto gdje snovi rastu" }],
  ["pages/upis.md", { title: "Upis" }],
  ["pages/upis/papiri.md", { title: "Papiri" }],
  ["program/cijene.md", { title: "Cjenovnik", address: "cjenovnik" }],
  ["site/navigation.yml", { items: [{ label: "Početna", to: "/" }, null] }],
]);

it("names pages as the menu does, else by their titles", () => {
  const [pages] = createLinkGroups(files, []);
  expect(pages?.targets).toContainEqual({ address: "/", name: "Početna" });
  expect(pages?.targets).toContainEqual({ address: "/upis", name: "Upis" });
  expect(pages?.targets.map(({ address }) => address)).not.toContain("/404.html");
});

it("has sections with their pages, and documents", () => {
  const [, sections, documents] = createLinkGroups(files, ["cjenovnik.pdf"]);
  expect(sections?.targets).toEqual([
    { address: "/upis#papiri", name: "Upis: Papiri" },
    { address: "/program#cjenovnik", name: "/program: Cjenovnik" },
  ]);
  expect(documents?.targets).toEqual([{ address: "/files/cjenovnik.pdf", name: "cjenovnik.pdf" }]);
});
