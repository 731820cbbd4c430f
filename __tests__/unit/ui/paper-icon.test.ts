/** @jest-environment node */
import fs from "node:fs";
import { scenes } from "../../../src/components/perks/perks";
import { iconNames } from "../../../src/content/fields";

const read = (file: string) => fs.readFileSync(`static/icons/${file}.svg`, "utf8");

/** The names that addresses of a file may end with, and where each is: in px from the top. */
const viewsOf = (file: string) =>
  [...read(file).matchAll(/<view id="([\w-]+)" viewBox="0 (\d+) /g)].map(([, name, y]) => [
    name,
    Number(y),
  ]);

it("the sheet has exactly the drawings that content may name and the tick, one below the other", () => {
  const names = [...iconNames, "tick"];
  expect(viewsOf("paper")).toEqual(names.map((name, place) => [name, 64 * place]));
  expect(read("paper")).toContain(`viewBox="0 0 64 ${64 * names.length}"`);
});

it.each(scenes)("the icon %s has a drawing for the landscape", (scene) => {
  expect(iconNames).toContain(scene);
  expect(read(`scenes/${scene}`)).toContain('viewBox="0 0 420 240"');
});
