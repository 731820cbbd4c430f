import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { captions } from "../../../src/content/kinds/captions";
import { navigation } from "../../../src/content/kinds/site";

const accepts = (value: unknown) => captions.safeParse(value).success;

describe("a captions file", () => {
  it.each(["gallery", "premises"])("as shipped in content/%s is accepted", (set) => {
    const file = path.resolve(__dirname, "../../../content", set, "captions.yml");
    expect(captions.safeParse(parse(readFileSync(file, "utf8"))).error).toBeUndefined();
  });

  it("may mark the hero and a place in the memories", () => {
    expect(accepts(parse('7:\n  title: "a"\n  hero: true\n  memories: 2'))).toBe(true);
  });

  it("may say what stays of a photo that is cropped", () => {
    expect(accepts(parse('7:\n  title: "a"\n  focus:\n    x: 0\n    y: 100'))).toBe(true);
  });

  it.each([
    ["a photo number with a zero before it", { "07": { title: "a" } }],
    ["a name in place of a number", { slika: { title: "a" } }],
    ["an empty title", { 1: { title: "" } }],
    ["a word in place of yes or no", { 1: { title: "a", hero: "da" } }],
    ["a place before the first", { 1: { title: "a", memories: 0 } }],
    ["a focus beyond the photo", { 1: { title: "a", focus: { x: 101, y: 0 } } }],
    ["half a focus", { 1: { title: "a", focus: { x: 50 } } }],
    ["a field nobody knows", { 1: { title: "a", opis: "b" } }],
  ])("is refused for %s", (_, value) => {
    expect(accepts(value)).toBe(false);
  });
});

it("the menu needs two items: the last one is a button", () => {
  const item = { label: "a", to: "/" };
  expect(navigation.safeParse({ items: [item] }).success).toBe(false);
  expect(navigation.safeParse({ items: [item, item] }).success).toBe(true);
});
