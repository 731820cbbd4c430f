/** @jest-environment node */
import { toSource } from "../../../src/templates/photo-fragments";
import { ratioStyle } from "../../../src/ui/photo/numbered-photo";

jest.mock("gatsby", () => ({ graphql: String }));

const photo = { layout: "constrained", width: 1600, height: 1200 } as const;

describe("toSource", () => {
  it("returns the files of gatsby-plugin-image, without line breaks and with an integer height", () => {
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
  ])("throws if files are missing: %j", (images) => {
    const gatsbyImageData = { ...photo, images };
    expect(() => toSource({ childImageSharp: { gatsbyImageData } })).toThrow("cannot be read");
  });
});

it("a photo passes its aspect ratio to the stylesheet", () => {
  expect(ratioStyle({ src: "", srcSet: "", width: 1600, height: 1200 })).toEqual({
    "--ratio": "1.333",
  });
});
