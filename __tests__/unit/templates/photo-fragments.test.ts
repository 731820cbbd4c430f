/** @jest-environment node */
import { toSource } from "../../../src/templates/photo-fragments";
import { ratioStyle } from "../../../src/ui/photo/numbered-photo";

jest.mock("gatsby", () => ({ graphql: String }));

const photo = { layout: "constrained", width: 1600, height: 1200 } as const;

describe("the files of a photo", () => {
  it("are those of gatsby-plugin-image, without line breaks, and with a whole height", () => {
    const srcSet = "/a.webp 400w,\n/b.webp 800w";
    const images = { fallback: { src: "/b.webp", srcSet, sizes: "x" } };
    const gatsbyImageData = { ...photo, width: 1280, height: 1706.666_666, images };
    expect(toSource({ childImageSharp: { gatsbyImageData } })).toEqual({
      src: "/b.webp",
      srcSet: "/a.webp 400w,/b.webp 800w",
      width: 1280,
      height: 1707,
    });
  });

  it.each([
    {},
    { fallback: { src: "/b.webp" } },
    { fallback: { src: "", srcSet: "/a.webp 400w" } },
  ])("must be there: %j", (images) => {
    const gatsbyImageData = { ...photo, images };
    expect(() => toSource({ childImageSharp: { gatsbyImageData } })).toThrow("cannot be read");
  });
});

it("a photo tells the stylesheet its width by its height", () => {
  expect(ratioStyle({ src: "", srcSet: "", width: 1600, height: 1200 })).toEqual({
    "--ratio": "1.333",
  });
});
