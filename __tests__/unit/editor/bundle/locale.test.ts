import { findLocaleFaults } from "../../../../src/editor/bundle/sveltia";
import bosnian from "../../../../src/editor/locale/bs.json";

it("has no sign that Bosnian has not, and no English quotation mark", () => {
  expect(JSON.stringify(bosnian)).not.toMatch(/[“’]|\.\.\.|[čćđšž][’']/);
});

it.each([
  ["a text that is new", { menu: { save: "Save" } }, {}, "menu.save is missing: Save"],
  ["a text that is gone", {}, { save: "Sačuvaj" }, "save is used no more"],
  [
    "a lost placeholder",
    { x: "Version {$version}" },
    { x: "Verzija" },
    "x has other placeholders than: Version {$version}",
  ],
])("finds %s", (_fault, english, ours, found) => {
  expect(findLocaleFaults(english, ours)).toEqual([found]);
});
