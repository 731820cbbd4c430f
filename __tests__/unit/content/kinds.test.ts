/** @jest-environment node */
import { photoList } from "../../../src/content/kinds/photos";
import { photoName } from "../../../src/content/photo-rules";

const accepts = (...photos: unknown[]) => photoList.safeParse({ photos }).success;

it("a list of photos may leave titles out, and say what stays of a photo that is cropped", () => {
  expect(accepts({ photo: "foto1.webp" }, { photo: "foto2.webp", title: "a" })).toBe(true);
  expect(accepts({ photo: "foto1.webp", focus: { x: 0, y: 100 } })).toBe(true);
});

it.each([
  { title: "a" },
  { photo: "foto1.webp", title: "" },
  { photo: 1 },
  { photo: "foto1.webp", focus: { x: 101, y: 0 } },
  { photo: "foto1.webp", focus: { x: 50 } },
  { photo: "foto1.webp", hero: true },
])("a list of photos has no entry like %j", (entry) => {
  expect(accepts(entry)).toBe(false);
});

it("photos may be called as phones and people name them, in letters that every system has", () => {
  const right = ["foto1.webp", "IMG_1234.JPG", "Rodjendan foto41.webp", "img.2026-05-01.jpeg"];
  const letters = ["Rođendan.webp", "Rodi\u0301.webp", "a(1).webp", ".webp", " a.webp", "a/b.webp"];
  const wrong = [...letters, "a.gif", "1", `${"a".repeat(101)}.webp`];
  expect([...right, ...wrong].filter((name) => photoName.test(name))).toEqual(right);
});
