/** @jest-environment node */
import fs from "node:fs";
import { iconNames } from "../../../../src/content/fields";
import { shapesOf } from "../../../../src/gatsby/data/drawing";

const sheet = fs.readFileSync("static/icons/paper.svg", "utf8").replaceAll("\r\n", "\n");

it.each(iconNames.map((name, place) => [name, 64 * place] as const))(
  "extracts the shapes of %s",
  (name, y) => {
    const shapes = shapesOf(sheet, name);
    expect(shapes).toMatch(/^<(?:path|g|circle|rect|ellipse) .*>\s*$/s);
    expect(sheet).toContain(
      `<view id="${name}" viewBox="0 ${y} 64 64"/>\n<svg y="${y}" width="64" height="64">${shapes}</svg>\n`,
    );
  },
);

it("the sheet has exactly the drawings of iconNames", () => {
  expect(sheet).toContain(`viewBox="0 0 64 ${64 * iconNames.length}"`);
  expect([...sheet.matchAll(/<view id="([\w-]+)"/g)].map(([, name]) => name)).toEqual([
    ...iconNames,
  ]);
});

const drawn = (shapes: string, view = "0 128 64 64") =>
  `<svg><view id="book" viewBox="${view}"/>\n<svg y="128" width="64" height="64">${shapes}</svg></svg>\n`;

it("finds a drawing anywhere in the sheet", () => {
  expect(shapesOf(drawn('<path d="M0 0"/>'), "book")).toBe('<path d="M0 0"/>');
  expect(shapesOf(drawn('<path d="M0 0"/>'), "music")).toBeNull();
});

it.each([
  drawn("<script>alert(1)</script>"),
  drawn('<path d="M0 0"/><style>a{color:red}</style>'),
  drawn('<path onclick="a()" d="M0 0"/>'),
  drawn('<path d="M0 0" ONLOAD="a()"/>'),
  drawn('<path d="M0 0" Style="fill:red"/>'),
  drawn('<path id="a" d="M0 0"/>'),
  drawn('<g class="a"><path d="M0 0"/></g>'),
  drawn('<use href="/a.svg#b"/>'),
  drawn('<a href="javascript:a()"><path d="M0 0"/></a>'),
  drawn("<foreignObject><p>a</p></foreignObject>"),
  drawn(""),
  drawn('<path d="M0 0"/>', "0 0 64 64"),
  "<p>no drawing</p>",
])("rejects %s", (svg) => {
  expect(shapesOf(svg, "book")).toBeNull();
});
