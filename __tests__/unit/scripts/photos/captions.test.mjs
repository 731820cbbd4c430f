import {
  captionText,
  parseCaptions,
  readCaptions,
  renumberCaptions,
} from "../../../../scripts/lib/photos/captions.mjs";
import { lineEndVariants } from "../../../support/line-ends";

const file = "content/gallery/captions.yml";
const moved = (numbers) => new Map(Object.entries(numbers).map(([key, to]) => [Number(key), to]));
const renumber = (text, numbers) => renumberCaptions(text, file, moved(numbers));

const text = `# Naslovi slika
# u dva reda
1:
  title: "Dvorac od kockica"
  hero: true
# o drugoj
2:
  title: 'Voštane boje'
  memories: 2
"3":
  title: Mali ksilofon – „Do re mi” i još mnogo riječi koje ne staju u jedan red od osamdeset znakova
`;

test("entries follow their photos with marks, quotes and comments, in order of numbers", () => {
  expect(renumber(text, { 1: 3, 2: 1, 3: 2 })).toBe(`# Naslovi slika
# u dva reda

# o drugoj
1:
  title: 'Voštane boje'
  memories: 2
"2":
  title: Mali ksilofon – „Do re mi” i još mnogo riječi koje ne staju u jedan red od osamdeset znakova
3:
  title: "Dvorac od kockica"
  hero: true
`);
});

test("there and back again gives the same entries", () => {
  const there = renumber(text, { 1: 3, 2: 1, 3: 2 });
  expect(renumber(there, { 3: 1, 1: 2, 2: 3 })).toBe(text);
});

test("an entry's own comment above the first entry goes with it, the file's stays", () => {
  const result = renumber("# file\n\n# first\n1:\n  title: A\n2:\n  title: B\n", { 1: 2, 2: 1 });
  expect(result).toBe("# file\n1:\n  title: B\n# first\n2:\n  title: A\n");
});

test("nothing to renumber gives the very same text, however it is written", () => {
  const odd = "1:   {title:   A}\r\n\r\n";
  expect(renumber(odd, { 1: 1, 2: 7 })).toBe(odd);
});

test.each(Object.entries(lineEndVariants))("reads a file with %s", (_name, change) => {
  expect(readCaptions(parseCaptions(change(text), file))).toEqual(
    readCaptions(parseCaptions(text, file)),
  );
});

test.each(["\n", "\r\n", "\r"])("keeps line ends %j and a byte order mark", (end) => {
  const before = "# file\n\n1:\n  title: A\n2:\n  title: B\n".replaceAll("\n", end);
  const after = "# file\n\n1:\n  title: B\n2:\n  title: A\n".replaceAll("\n", end);
  expect(renumber(before, { 1: 2, 2: 1 })).toBe(after);
  expect(renumber(`\uFEFF${before}`, { 1: 2, 2: 1 })).toBe(`\uFEFF${after}`);
});

test("gives a file with several line ends the one it has most often", () => {
  const mixed = "1:\r\n  title: A\r\n2:\r  title: B\n";
  expect(renumber(mixed, { 1: 2, 2: 1 })).toBe("1:\r\n  title: B\r\n2:\r\n  title: A\r\n");
});

test("drops the entries of photos that are gone, the file's comment never", () => {
  expect(renumber("# file\n1:\n  title: A\n2:\n  title: B\n", { 2: 1 })).toBe(
    "# file\n1:\n  title: B\n",
  );
  expect(renumber("# file\n1:\n  title: A\n", { 2: 1 })).toBe("# file\n");
});

test.each(["", "# samo komentar\n"])("accepts a file without entries: %j", (empty) => {
  expect(renumber(empty, { 1: 2 })).toBe(empty);
});

test.each([
  ["1:\n  title: A\n1:\n  title: B\n", /content\/gallery\/captions\.yml nije ispravna \(red 3\)/],
  ['1:\n  title: "A\n', /nije ispravna/],
  ["- title: A\n", /mora stajati pod brojem slike/],
  ["prva:\n  title: A\n", /a „prva” to nije/],
])("stops at %j", (broken, message) => expect(() => parseCaptions(broken, file)).toThrow(message));

test("an entry can be kept by itself", () => {
  const document = parseCaptions(text, file);
  expect(captionText(document, 2)).toBe("2:\n  title: 'Voštane boje'\n  memories: 2\n");
  expect(captionText(document, 9)).toBeUndefined();
});
