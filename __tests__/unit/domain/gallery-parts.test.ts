/** @jest-environment node */
import { galleryPartStarts, galleryRoute } from "../../../src/domain/gallery-parts";

test.each([
  [0, [1]],
  [29, [1]],
  [40, [1]],
  [41, [1, 41]],
  [1000, Array.from({ length: 25 }, (_, part) => 1 + 40 * part)],
])("pages of %i photos start with these", (count, starts) => {
  expect(galleryPartStarts(count)).toEqual(starts);
});

test.each([
  [1, "/gallery"],
  [40, "/gallery"],
  [41, "/gallery/2"],
  [1000, "/gallery/25"],
])("photo %i is on %s", (number, route) => {
  expect(galleryRoute(number)).toBe(route);
});
