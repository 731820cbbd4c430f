import { getCollection } from "../../../src/content/collections";

// The check's own test finds nothing in sound content, of whatever kind.
it.each([
  "pages/homexmd",
  "pages/upis/old/papiri.md",
  "old/pages/home.md",
  "perks/.md",
  "program/notes.txt",
  "gallery/foto1.webp",
])("%s is no content with fields", (file) => expect(getCollection(file)).toBeUndefined());
