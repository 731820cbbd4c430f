import fs from "node:fs";
import path from "node:path";
import { documentOf, publicFiles, publicPath, readPublic } from "../support/public-files";
import { siteContent } from "../support/site";

describe("a page that staff have added", () => {
  it("shows its sections, tables and photos", () => {
    const main = documentOf("upis/index.html").querySelector("main");
    const sections = [...(main?.querySelectorAll("details") ?? [])];
    expect(sections.map((section) => section.querySelector("[id]")?.id)).toEqual([
      "papiri",
      "pitanja-i-odgovori",
    ]);
    expect(main?.querySelectorAll("table tbody tr")).toHaveLength(2);
    expect([...(main?.querySelectorAll("img") ?? [])].map(({ alt }) => alt)).toEqual(
      expect.arrayContaining(["Prostor, slika 3", "Radionica, slika 1"]),
    );
  });
});

it("a hidden file in content is not published", () => {
  expect(fs.existsSync(path.join(siteContent, "pages/.skica.md"))).toBe(true);
  expect(publicFiles(/skica/)).toEqual([]);
  for (const file of publicFiles(/\.(html|json|xml)$/))
    expect(readPublic(file)).not.toMatch(/skica/i);
});

it("a download is published unchanged if a page links to it, and no other", () => {
  const names = publicFiles(/^files\//).map((file) => path.basename(file));
  expect(names.sort()).toEqual(["kucni-red.pdf", "zahtjev-za-upis.pdf"]);
  for (const name of names) {
    const published = fs.readFileSync(publicPath(`files/${name}`));
    expect(published).toEqual(fs.readFileSync(path.join(siteContent, "files", name)));
  }
});

it("the home page shows today's notice, and no file has a past or future one", () => {
  const notes = [...documentOf("index.html").querySelectorAll("main article")];
  const titles = notes.map((note) => note.children[0]?.textContent);
  expect(titles).toEqual(["Upisi za novu školsku godinu"]);
  for (const file of publicFiles(/\.(html|json)$/)) {
    expect(readPublic(file)).not.toMatch(/Davno prošlo obavještenje|Izlet na Vrelo Bosne/);
  }
});
