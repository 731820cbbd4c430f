import { photoNamePattern } from "../../../src/content/photo-files";

const named = (name: string, isValid: boolean) => expect(photoNamePattern.test(name)).toBe(isValid);

it.each([
  ..."foto1.webp|IMG_1234.JPG|img.2026-05-01.jpeg|20260514_101010~2.jpg|_DSC1234.JPG".split("|"),
  ...["Ljeto~2 (1).JPG", "Rođendan, č & š!.webp", "🌞.webp"],
])("a photo may have the name %s", (name) => named(name, true));

it.each([
  ..."a?.webp|a#1.webp|100%.webp|.webp|.a.webp| a.webp|a/b.webp|a\\b.webp|a.gif|1".split("|"),
  ...["Rodi\u0301.webp", "a\u202F1.webp", `${"a".repeat(101)}.webp`],
])("no photo may have the name %s", (name) => named(name, false));
