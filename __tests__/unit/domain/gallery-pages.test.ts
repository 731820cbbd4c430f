import { getGalleryPageStarts, getGalleryRoute } from "../../../src/domain/gallery-pages";

test("a gallery has pages of 40 photos, and one page if it is empty", () => {
  expect([0, 40, 41, 81].map(getGalleryPageStarts)).toEqual([[1], [1], [1, 41], [1, 41, 81]]);
  expect([1, 40, 41, 1000].map(getGalleryRoute)).toEqual([
    "/gallery",
    "/gallery",
    "/gallery/2",
    "/gallery/25",
  ]);
});
