/** @jest-environment node */
import fs from "node:fs";
import { scenes } from "../../../src/components/perks/perks";
import { iconNames } from "../../../src/content/fields";

it("each drawing that content may name has a file, and so has the tick", () => {
  const names = [...iconNames, "tick"].map((name) => `${name}.svg`);
  expect(fs.readdirSync("static/icons/paper").sort()).toEqual(names.sort());
});

it.each(scenes)("the icon %s has a larger drawing", (scene) => {
  expect(iconNames).toContain(scene);
  const drawing = fs.readFileSync(`static/icons/scenes/${scene}.svg`, "utf8");
  expect(drawing).toContain('viewBox="0 0 420 240"');
});
