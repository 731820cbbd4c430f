import type { Fields } from "../../../src/content/values";
import { type ContentInput, renderContent } from "../../../src/rendering/render-content";
import { getContentFields } from "../../support/content-files";
import { listPaths, withValue } from "../../support/values";

/** The content of the tests without its notices, which are other tests' matter. */
const files = new Map([...getContentFields()].filter(([file]) => !file.startsWith("notices/")));
const site: Omit<ContentInput, "files"> = {
  photoResolver: { resolvePhoto: (path) => path, resolveListedPhoto: ({ file }) => file },
  downloads: new Map(),
  basePath: "",
  date: "2094-03-01",
};

/** The fields of all nodes of a type when some files are others. */
function getNodes(type: string, changed: object, more: Partial<ContentInput> = {}): Fields[] {
  const all = new Map<string, Fields>([...files, ...Object.entries(changed)]);
  const nodes = renderContent({ ...site, ...more, files: all });
  return nodes.filter((node) => node.type === type).map(({ fields }) => fields);
}

/** What is in the data of other files. */
const shared = new Map([...files].filter(([file]) => file.endsWith(".yml")));

it.each([...files])("%s can be spoilt in every field", (file, stored) => {
  for (const path of listPaths(stored, () => true).slice(1)) {
    for (const value of ["", "xyz", null, [], {}]) {
      const draft = withValue(stored, path, value);
      const all = new Map([...shared, [file, draft]]);
      expect(() => renderContent({ ...site, files: all })).not.toThrow();
    }
  }
});

const notice = { title: "Prošlo", from: "2000-01-01", to: "2000-01-02", body: "" };

it("publishes notices from their first day to their last, by their first days and titles", () => {
  const today = "2027-03-02";
  const on = (title: string, from: string, to: string) => ({ ...notice, title, from, to });
  const all = {
    "notices/a.md": on("tabla", today, today),
    "notices/a1.md": on("šuma", today, today),
    "notices/b.md": on("prva", "2027-03-01", today),
    "notices/c.md": on("prošla", "2027-02-01", "2027-03-01"),
    "notices/d.md": on("buduća", "2027-03-03", "2027-03-04"),
  };
  const shown = getNodes("Notice", all, { date: today });
  expect(shown.map(({ title }) => title)).toEqual(["prva", "šuma", "tabla"]);
  expect(Number(shown[0]?.position)).toBeLessThan(Number(shown[1]?.position));
});

it("publishes no closure that is over", () => {
  const closures = [
    { from: "2094-02-28", reason: "Prošlo" },
    { from: "2094-03-01", to: "", reason: "Danas" },
  ];
  expect(getNodes("Closures", { "site/closures.yml": { closures } })).toMatchObject([
    { closures: [{ reason: "Danas" }] },
  ]);
});

it("links photos in the order of their list or of chosen names", () => {
  const photos = [
    { photo: " 1.webp ", title: " Vrt " },
    { photo: "./2.webp" },
    { photo: "3.webp" },
  ];
  const fields = { title: "Upis", intro: "Kako.", sky: "noon" };
  const page = (names?: string[]) => ({
    "gallery/photos.yml": { photos },
    "pages/upis.md": { ...fields, photos: { title: "Slike", list: "gallery", names } },
  });
  expect(getNodes("Photo", page())).toMatchObject([
    { title: "Vrt", photo: "gallery/1.webp", number: 1 },
    { title: null, photo: "gallery/2.webp", number: 2 },
    { photo: "gallery/3.webp" },
    ...getNodes("Photo", {}).filter(({ set }) => set === "premises"),
  ]);
  const shown = (names?: string[]) =>
    getNodes("AddedPage", page(names)).find(({ route }) => route === "/upis")?.photos;
  const all = ["gallery/1.webp", "gallery/2.webp", "gallery/3.webp"];
  expect(shown()).toMatchObject({ selected: all });
  expect(shown(["3.webp", " 1.webp", "9.webp"])).toMatchObject({ selected: [all[2], all[0]] });
});
