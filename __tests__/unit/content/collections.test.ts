/** @jest-environment node */
import { collectionOf } from "../../../src/content/collections";

// The check's own test finds nothing in sound content, of whatever kind.
it.each([
  ["pages/home.md", "HomePage"],
  ["pages/not-found.md", "NotFoundPage"],
  ["pages/new.md", "AddedPage"],
  ["pages/upis/papiri.md", "PageSection"],
  ["perks/anything.md", "Perk"],
  ["program/anything.md", "ProgramSection"],
  ["notices/anything.md", "Notice"],
  ["site/centre.yml", "Centre"],
  ["gallery/photos.yml", "PhotoList"],
  ["premises/photos.yml", "PhotoList"],
  ["pages/homexmd", undefined],
  ["pages/upis/old/papiri.md", undefined],
  ["old/pages/home.md", undefined],
  ["perks/.md", undefined],
  ["program/notes.txt", undefined],
  ["photos.yml", undefined],
  ["gallery/foto1.webp", undefined],
])("%s is content of the kind %s", (file, type) => {
  expect(collectionOf(file)?.type).toBe(type);
});
