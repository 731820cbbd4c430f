/** @jest-environment node */
import fs from "node:fs";
import { scenes } from "../../../src/components/perks/paper-scene";
import { iconNames } from "../../../src/content/fields";

const read = (file: string) => fs.readFileSync(`static/icons/${file}.svg`, "utf8");

/** The names that addresses of a file may end with, and where each is: in px from the top. */
const viewsOf = (file: string) =>
  [...read(file).matchAll(/<view id="([\w-]+)" viewBox="0 (\d+) /g)].map(([, name, y]) => [
    name,
    Number(y),
  ]);

it("the sheet has exactly the drawings that content may name and the ticks, one below the other", () => {
  const names = [...iconNames, "tick-1", "tick-2", "tick-3", "tick-4"];
  expect(viewsOf("paper")).toEqual(names.map((name, place) => [name, 64 * place]));
  expect(read("paper")).toContain(`viewBox="0 0 64 ${64 * names.length}"`);
});

it("every scene belongs to an icon, has its sheets and is light", () => {
  const files = fs.readdirSync("static/icons/scenes").map((file) => file.replace(".svg", ""));
  expect(files).toEqual([...scenes, "sheets"].sort());
  expect(iconNames).toEqual(expect.arrayContaining([...scenes]));
  for (const file of files) {
    const layers = file === "sheets" ? ["back", "front"] : ["back", "middle", "front"];
    expect(viewsOf(`scenes/${file}`)).toEqual(layers.map((name, place) => [name, 190 * place]));
    expect(read(`scenes/${file}`).length).toBeLessThanOrEqual(1500);
  }
});
