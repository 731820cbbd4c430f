import { editedFile, findPlace } from "../../../../../src/editors/browser/preview/place";

const files = new Map([["pages/upis.md", { look: "dusk" }]]);

it.each([
  ["pages/about-us.md", {}, { route: "/about-us" }],
  ["site/centre.yml", {}, { route: "/contact", section: "podaci" }],
  ["gallery/photos.yml", {}, { route: "/gallery" }],
  ["perks/team.md", {}, { route: "/", section: "kartice" }],
  ["program/rest.md", { address: "odmor" }, { route: "/program", section: "odmor" }],
  ["pages/novo.md", {}, { route: "/", added: { route: "/novo", sky: "morning" } }],
  [
    "pages/upis/papiri.md",
    {},
    { route: "/", added: { route: "/upis", sky: "dusk" }, section: "papiri" },
  ],
])("%s is seen in its place", (file, fields, place) => {
  expect(findPlace(file, fields, files)).toEqual(place);
});

it("a new file has its name from its title", () => {
  expect(editedFile("content/perks/team.md", "content/perks", "Tim")).toBe("perks/team.md");
  expect(editedFile("", "content/notices", "Šumski dan")).toBe("notices/sumski-dan.md");
  expect(editedFile("", "content/notices", undefined)).toBe("notices/novo.md");
});
