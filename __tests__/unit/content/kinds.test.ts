/** @jest-environment node */
import { homePage } from "../../../src/content/kinds/pages";
import { photoList } from "../../../src/content/kinds/photos";
import { navigation } from "../../../src/content/kinds/site";
import { photoName } from "../../../src/content/photo-rules";
import { memoriesCount } from "../../../src/site";

const accepts = (...photos: unknown[]) => photoList.safeParse({ photos }).success;

describe("a list of photos", () => {
  it("may leave titles out", () => {
    expect(accepts({ photo: "foto1.webp" }, { photo: "foto2.webp", title: "a" })).toBe(true);
  });

  it("may say what stays of a photo that is cropped", () => {
    expect(accepts({ photo: "foto1.webp", focus: { x: 0, y: 100 } })).toBe(true);
  });

  it.each([
    ["a title alone", { title: "a" }],
    ["an empty title", { photo: "foto1.webp", title: "" }],
    ["a name that is a number", { photo: 1 }],
    ["a focus beyond the photo", { photo: "foto1.webp", focus: { x: 101, y: 0 } }],
    ["half a focus", { photo: "foto1.webp", focus: { x: 50 } }],
    ["a field nobody knows", { photo: "foto1.webp", hero: true }],
  ])("is refused for %s", (_, entry) => {
    expect(accepts(entry)).toBe(false);
  });

  it("is refused without a photo", () => {
    expect(accepts()).toBe(false);
  });
});

it.each(["foto1.webp", "IMG_1234.JPG", "Rodjendan foto41.webp", "img.2026-05-01.jpeg"])(
  "a photo may be called %s",
  (name) => expect(photoName.test(name)).toBe(true),
);

it.each([
  "Rođendan.webp",
  "Rodi\u0301.webp",
  "a(1).webp",
  ".webp",
  " a.webp",
  "a/b.webp",
  "a.gif",
  "1",
  `${"a".repeat(101)}.webp`,
])("a photo may not be called %s", (name) => expect(photoName.test(name)).toBe(false));

it("the home page names as many memories as the specification says", () => {
  const { photos } = homePage.shape.memories.shape;
  const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.webp`);
  expect(memoriesCount).toBe(3);
  for (const count of [0, 2, 4]) expect(photos.safeParse(names(count)).success).toBe(false);
  expect(photos.safeParse(names(3)).success).toBe(true);
});

it("the menu needs two items: the last one is a button", () => {
  const item = { label: "a", to: "/" };
  expect(navigation.safeParse({ items: [item] }).success).toBe(false);
  expect(navigation.safeParse({ items: [item, item] }).success).toBe(true);
});
