import { render } from "@testing-library/react";
import { Glimpse } from "../../../src/components/collapsible/glimpse";

const photo = (name: number) => ({
  src: `/${name}-800.webp`,
  srcSet: `/${name}-400.webp 400w,/${name}-800.webp 800w`,
  width: 800,
  height: 600,
});
const shown = (icons: string[], photos: number[]) => {
  const { container } = render(<Glimpse icons={icons} photos={photos.map(photo)} />);
  return [...container.querySelectorAll("img")].map((image) => {
    expect([image.alt, image.getAttribute("loading")]).toEqual(["", "lazy"]);
    return image.getAttribute("src");
  });
};

it("shows the smallest files of three photos from all over the section", () => {
  expect(shown(["book"], [1, 2])).toEqual(["/1-400.webp", "/2-400.webp"]);
  expect(shown(["book"], [1, 2, 3, 4, 5, 6, 7])).toEqual([
    "/1-400.webp",
    "/3-400.webp",
    "/5-400.webp",
  ]);
});

it("shows the drawings of the parts of a section without photos, each once", () => {
  expect(shown(["book", "music", "book"], [])).toEqual([
    "/icons/paper.svg#book",
    "/icons/paper.svg#music",
  ]);
  expect(shown([], [])).toEqual([]);
});
