import {
  explainDate,
  findPreviewLocation,
  getDateToShow,
  getEditedFile,
} from "../../../../src/editor/preview/location";

const files = new Map([
  ["pages/upis.md", { sky: "dusk" }],
  ["notices/izlet.md", {}],
]);

it.each([
  ["pages/about-us.md", {}, { route: "/about-us" }],
  ["site/centre.yml", {}, { route: "/contact", section: "podaci" }],
  ["gallery/photos.yml", {}, { route: "/gallery" }],
  ["perks/team.md", {}, { route: "/", section: "kartice" }],
  ["program/rest.md", { fragment: "odmor" }, { route: "/program", section: "odmor" }],
  ["pages/novo.md", {}, { route: "/", added: { route: "/novo", sky: "morning" } }],
  [
    "pages/upis/papiri.md",
    {},
    { route: "/", added: { route: "/upis", sky: "dusk" }, section: "papiri" },
  ],
])("%s is seen in its place", (file, fields, place) => {
  expect(findPreviewLocation(file, fields, files)).toEqual(place);
});

it("a new file has its name from its title", () => {
  const nameOf = (path: string, title?: string) =>
    getEditedFile(path, "content/notices", title, files);
  expect(nameOf("content/notices/izlet.md", "Šuma")).toBe("notices/izlet.md");
  expect(nameOf("", "Šumski dan")).toBe("notices/sumski-dan.md");
  expect(nameOf("")).toBe("notices/novo.md");
  expect(nameOf("", "Izlet")).toBe("notices/izlet-2.md");
});

const today = "2027-07-01";
const notice = (from: unknown, to: unknown) => ({ from, to });
const closed = (from: string, to?: string) => ({ closures: [{ from, to }] });

it.each([
  ["a notice of today", notice("2027-06-20", "2027-07-01"), today],
  ["a notice to come", notice("2027-07-13", "2027-07-24"), "2027-07-13"],
  ["a notice that is over", notice("2027-01-01", "2027-01-02"), "2027-01-02"],
  ["a closure that is announced", closed("2027-07-13", "2027-07-24"), today],
  ["a closure in the far future", closed("2027-12-31"), "2027-12-01"],
  ["days that are not filled in", notice("", null), today],
  ["a page", { title: "Upis" }, today],
])("%s is seen on its day", (_name, fields, date) => {
  expect(getDateToShow(fields, today)).toBe(date);
});

it("says so, but not today", () => {
  expect(explainDate(today, today)).toBe("");
  expect(explainDate("2027-07-13", today)).toMatch(/^Vidi se tek u utorak, 13\. jula 2027\./);
  expect(explainDate("2027-01-02", today)).toMatch(/^Ovo se više ne vidi\./);
});
