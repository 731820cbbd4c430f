import { formatSize } from "../../../src/domain/amounts";

it.each([
  [1, "1 kB"],
  [239_600, "240 kB"],
  [999_400, "999 kB"],
  [999_500, "1 MB"],
  [1_240_000, "1,2 MB"],
  [12_000_000, "12 MB"],
])("%d bytes are %s, in one line", (bytes, text) => {
  expect(formatSize(bytes)).toBe(text.replace(" ", "\u00A0"));
});
