/** @jest-environment node */
import posix from "node:path/posix";
import * as own from "../../../../../src/editors/browser/bundle/path-posix";

// Else the editor would refuse other names than the check.
test.each([
  "pages/home.md",
  "gallery/izlet/1.foto.JPG",
  "photos.yml",
  "gallery/",
  "./1.webp",
  "gallery//./a/../1.webp",
  "../premises/1.webp",
  "/1.webp",
  ".webp",
  "bez-tačke",
  "dvije..tačke",
  "tačka.",
  "",
])("paths are taken apart in the browser as Node.js does: „%s”", (path) => {
  expect(own.basename(path)).toBe(posix.basename(path));
  expect(own.basename(path, ".md")).toBe(posix.basename(path, ".md"));
  expect(own.dirname(path)).toBe(posix.dirname(path));
  expect(own.extname(path)).toBe(posix.extname(path));
  expect(own.parse(path).name).toBe(posix.parse(path).name);
  expect(own.normalize(path)).toBe(posix.normalize(path));
  expect(own.join("gallery", path)).toBe(posix.join("gallery", path));
});
