import { formatCount, formatSize } from "../../../src/domain/amounts";

it.each([
  [1, "1 kB"],
  [239_600, "240 kB"],
  [999_400, "999 kB"],
  [999_500, "1 MB"],
  [1_240_000, "1,2 MB"],
])("%d bytes are %s, in one line", (bytes, text) => {
  expect(formatSize(bytes)).toBe(text.replace(" ", "\u00A0"));
});

const counted = ["1 slika", "2 slike", "5 slika", "11 slika", "12 slika", "22 slike", "111 slika"];

it.each(counted)("counts as Bosnian does: %s", (text) => {
  const count = Number.parseInt(text, 10);
  expect(formatCount(count, ["slika", "slike", "slika"])).toBe(text.replace(" ", "\u00A0"));
});
