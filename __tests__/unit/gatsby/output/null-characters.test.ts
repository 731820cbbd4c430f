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

/** Renders as Gatsby does. */
function streamed(): Promise<string> {
  const through = new PassThrough();
  const { pipe } = renderToPipeableStream(list, { onAllReady: () => pipe(through) });
  return text(through);
}

test("removes the null characters of React's stream", async () => {
  const html = await streamed();
  // If this fails, React is fixed and the module can be removed.
  expect(html).toContain("\0");
  expect(withoutNullCharacters(html)).toBe(renderToStaticMarkup(list));
});
