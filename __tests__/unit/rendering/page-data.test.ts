/** @jest-environment node */

import type { Fields } from "../../../src/content/values";
import { weekOf } from "../../../src/content/week";
import { nextOpening } from "../../../src/domain/opening-hours";
import { pageData } from "../../../src/rendering/page-data";
import { contentFields } from "../../support/content-files";
import { pathsOf, withValue } from "../../support/values";

const files = contentFields();
const site = { photo: () => undefined, downloads: new Map(), basePath: "", today: "2094-03-01" };

/** The other files need no running text, which takes most of the time. */
const short = [...files].map(([file, fields]) => [file, { ...fields, body: "" }] as const);

it.each([...files])("%s can be spoilt in every field", (file, stored) => {
  for (const path of pathsOf(stored, () => true).slice(1)) {
    for (const value of ["", "xyz", null, [], {}]) {
      const draft = { draft: file, stored };
      const changed = new Map<string, Fields>([...short, [file, withValue(stored, path, value)]]);
      const { single } = pageData({ ...site, ...draft, files: changed });
      // A week without days would have no next opening.
      const { hours } = single.centre as { hours: { days: Parameters<typeof weekOf>[0] } };
      const opening = { week: weekOf(hours.days), closures: [] };
      expect(nextOpening(opening, "2094-03-01").opens).toMatch(/^\d\d:\d\d$/);
    }
  }
});

it("shows a notice that is being edited, whatever its days", () => {
  const past = { title: "Prošlo", from: "2000-01-01", to: "2000-01-02", body: "" };
  const changed = new Map([...files, ["notices/novo.md", past]]);
  const titles = (draft?: string) =>
    pageData({ ...site, files: changed, ...(draft && { draft }) }).allNotice.map(
      ({ title }) => title,
    );
  expect(titles()).not.toContain("Prošlo");
  expect(titles("notices/novo.md")).toContain("Prošlo");
});

it("publishes what the build does: no closure that is over, photos by their trimmed names", () => {
  const over = { from: "2094-02-28", reason: "Prošlo" };
  const coming = { from: "2094-03-01", to: "", reason: "Danas" };
  const changed = new Map<string, Fields>([
    ...files,
    ["site/closures.yml", { closures: [over, coming] }],
    ["gallery/photos.yml", { photos: [{ photo: " 1.webp ", title: " Vrt " }] }],
  ]);
  const asked: string[] = [];
  const photo = (path: string) => void asked.push(path);
  const { single, allPhoto } = pageData({ ...site, files: changed, photo });
  expect(single.closures?.closures).toMatchObject([{ reason: "Danas" }]);
  expect(asked).toContain("gallery/1.webp");
  expect(allPhoto).toMatchObject([{ title: "Vrt" }]);
});

it("shows what stands for a photo that is not there from the site's own path", () => {
  const { allPhoto } = pageData({ ...site, basePath: "/sanjalica", files });
  expect(allPhoto.length).toBeGreaterThan(0);
  expect(JSON.stringify(allPhoto)).not.toMatch(/"\/brand/);
  expect(JSON.stringify(allPhoto)).toContain('"/sanjalica/brand/icon-512.png"');
});
