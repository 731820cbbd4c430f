import fs from "node:fs";
import { iconsWithDrawing } from "../../../src/components/perks/perks";
import { paperIconNames } from "../../../src/domain/icons";

it("the sprite has each icon at the position where it is looked up", () => {
  const sprite = fs.readFileSync("static/icons/paper.svg", "utf8");
  const drawn = sprite.matchAll(/<g id="([a-z-]+)"(?: transform="translate\(0 (\d+)\)")?/g);
  const positions = paperIconNames.map((name, index) => `${name} ${64 * index}`);
  expect(sprite).toContain(`viewBox="0 0 64 ${64 * paperIconNames.length}"`);
  expect([...drawn].map(([, name, top = 0]) => `${name} ${top}`)).toEqual(positions);
});

it.each(iconsWithDrawing)("the icon %s has a larger drawing", (scene) => {
  expect(paperIconNames).toContain(scene);
  const drawing = fs.readFileSync(`static/icons/scenes/${scene}.svg`, "utf8");
  expect(drawing).toContain('viewBox="0 0 420 240"');
});
