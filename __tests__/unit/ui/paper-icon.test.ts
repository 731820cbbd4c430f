/** @jest-environment node */
import fs from "node:fs";
import { scenes } from "../../../src/components/perks/perks";
import { icons, iconsOfSheet } from "../../../src/domain/icons";

it("the sheet has the icons that content may name, and the tick, in the order in which they are found", () => {
  const sheet = fs.readFileSync("static/icons/paper.svg", "utf8");
  const drawn = [...sheet.matchAll(/<g id="([a-z-]+)"(?: transform="translate\(0 (\d+)\)")?/g)];
  expect(drawn.map(([, name]) => name)).toEqual(iconsOfSheet);
  expect(drawn.map(([, , top = 0]) => Number(top))).toEqual(drawn.map((_, index) => 64 * index));
});

it.each(scenes)("the icon %s has a larger drawing", (scene) => {
  expect(icons).toHaveProperty(scene);
  const drawing = fs.readFileSync(`static/icons/scenes/${scene}.svg`, "utf8");
  expect(drawing).toContain('viewBox="0 0 420 240"');
});
