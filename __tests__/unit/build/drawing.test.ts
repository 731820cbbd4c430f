import fs from "node:fs";
import { shapesOf } from "../../../src/build/drawing";

const drawn = (shapes: string, viewBox = "0 0 64 64") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>\n`;

it.each(fs.readdirSync("static/icons"))("takes the shapes of %s", (file) => {
  const svg = fs.readFileSync(`static/icons/${file}`, "utf8");
  const shapes = shapesOf(svg);
  expect(shapes).toMatch(/^<(?:path|g|circle|rect|ellipse) .*>\s*$/s);
  expect(svg).toContain(`>${shapes}</svg>`);
});

it.each([
  drawn("<script>alert(1)</script>"),
  drawn('<path d="M0 0"/><style>a{color:red}</style>'),
  drawn('<path onclick="a()" d="M0 0"/>'),
  drawn('<path d="M0 0" onload="a()"/>'),
  drawn('<path id="a" d="M0 0"/>'),
  drawn('<g class="a"><path d="M0 0"/></g>'),
  drawn('<path style="fill:red" d="M0 0"/>'),
  drawn('<use href="/a.svg#b"/>'),
  drawn('<a href="javascript:a()"><path d="M0 0"/></a>'),
  drawn("<foreignObject><p>a</p></foreignObject>"),
  drawn("text"),
  drawn(""),
  drawn('<path d="M0 0"/>', "0 0 24 24"),
  `${drawn('<path d="M0 0"/>')}<script>alert(1)</script>`,
  "<p>no drawing</p>",
])("leaves out %s", (svg) => {
  expect(shapesOf(svg)).toBeNull();
});
