/** @jest-environment node */
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createElement } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { withoutNullCharacters } from "../../../../src/gatsby/output/null-characters";

const words = Array.from({ length: 400 }, (_, index) => "ćevapčići".slice(index % 9));
const list = createElement(
  "ul",
  null,
  words.map((word, index) => createElement("li", { key: `${index}`, title: word }, word)),
);

/** As Gatsby renders a page. */
function streamed(): Promise<string> {
  const through = new PassThrough();
  const { pipe } = renderToPipeableStream(list, { onAllReady: () => pipe(through) });
  return text(through);
}

test("what React's stream has put between letters is taken out", async () => {
  const html = await streamed();
  // Without them React has been mended, and this module can go.
  expect(html).toContain("\0");
  expect(withoutNullCharacters(html)).toBe(renderToStaticMarkup(list));
});
