/** @jest-environment node */
import { photoName } from "../../../src/content/file-rules";

it("photos may have the names that phones and people give them, if every system allows the characters", () => {
  const valid = [
    "foto1.webp",
    "IMG_1234.JPG",
    "Rodjendan foto41.webp",
    "img.2026-05-01.jpeg",
    "20260514_101010~2.jpg",
    "_DSC1234.JPG",
    "Ljeto~2 (1).JPG",
    "Rođendan, č & š!.webp",
    "🌞.webp",
  ];
  const invalid = [
    ...[
      "Rodi\u0301.webp",
      "a\u202F1.webp",
      "a?.webp",
      "a#1.webp",
      "100%.webp",
      ".webp",
      ".a.webp",
      " a.webp",
      "a/b.webp",
    ],
    ...["a\\b.webp", "a.gif", "1", `${"a".repeat(101)}.webp`],
  ];
  expect([...valid, ...invalid].filter((name) => photoName.test(name))).toEqual(valid);
});
