/** @jest-environment node */

import { describeDownloadLinks } from "../../../../src/gatsby/data/download-links";
import type { ResolverContext } from "../../../../src/gatsby/data/resolver-types";

let queryCount = 0;
const context: ResolverContext = {
  nodeModel: {
    getNodeById: () => null,
    findOne: async () => null,
    findAll: async <Found>() => {
      queryCount += 1;
      return { entries: [{ base: "zahtjev.pdf", size: 240_000 }] as Found[] };
    },
  },
};

beforeEach(() => {
  queryCount = 0;
});

it.each([
  ["/files/zahtjev.pdf", "/files/zahtjev.pdf"],
  ["files/zahtjev.pdf", "/files/zahtjev.pdf"],
  ["../../files/zahtjev.pdf#page=2", "/files/zahtjev.pdf#page=2"],
  ["..%5Cfiles%5Czahtjev.pdf", "/files/zahtjev.pdf"],
])("a link to %s points to the file and shows its type and size", async (written, address) => {
  const html = await describeDownloadLinks(`<p><a href="${written}">Zahtjev</a>.</p>`, context, "");
  expect(html).toBe(
    `<p><a href="${address}" type="application/pdf">Zahtjev (PDF,\u00A0240\u00A0kB)</a>.</p>`,
  );
});

it("leaves other links and links to missing files unchanged", async () => {
  const others = '<a href="/upis">U</a> <a href="https://a.ba/files/a.pdf">A</a>';
  expect(await describeDownloadLinks(others, context, "")).toBe(others);
  // A query would make every page depend on the files.
  expect(queryCount).toBe(0);
  const missing = '<a href="/files/nema.pdf">N</a>';
  expect(await describeDownloadLinks(missing, context, "")).toBe(missing);
});
