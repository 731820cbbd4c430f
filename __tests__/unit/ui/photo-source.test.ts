/** @jest-environment node */
import { ratioStyle } from "../../../src/ui/photo/numbered-photo";
import { photoSource } from "../../../src/ui/photo/photo-source";

const data = { layout: "constrained", width: 1600, height: 1200 } as const;

describe("the files of a photo", () => {
  it("are those of gatsby-plugin-image, without line breaks between widths", () => {
    const images = {
      fallback: { src: "/b.webp", srcSet: "/a.webp 400w,\n/b.webp 800w", sizes: "x" },
    };
    expect(photoSource({ ...data, images })).toEqual({
      src: "/b.webp",
      srcSet: "/a.webp 400w,/b.webp 800w",
      width: 1600,
      height: 1200,
    });
  });

  it("have a whole height, as HTML asks for", () => {
    const images = { fallback: { src: "/b.webp", srcSet: "/b.webp 1280w" } };
    const { height } = photoSource({ ...data, width: 1280, height: 1706.666_666, images });
    expect(height).toBe(1707);
  });

  it.each([
    {},
    { fallback: { src: "/b.webp" } },
    { fallback: { src: "", srcSet: "/a.webp 400w" } },
  ])("must be there: %j", (images) => {
    expect(() => photoSource({ ...data, images })).toThrow("without files");
  });
});

it("a photo tells the stylesheet its width by its height", () => {
  expect(ratioStyle({ src: "", srcSet: "", width: 1600, height: 1200 })).toEqual({
    "--ratio": "1.333",
  });
});
