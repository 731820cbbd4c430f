/** @jest-environment node */
import { describeDownloadLinks } from "../../../../src/gatsby/data/download-links";
import type { ResolverContext } from "../../../../src/gatsby/data/resolver-types";

const context: ResolverContext = {
  nodeModel: {
    getNodeById: () => null,
    findOne: async () => null,
    findAll: async <Found>() => ({ entries: [{ base: "zahtjev.pdf", size: 240_000 }] as Found[] }),
  },
};

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

it.each([
  '<a href="/upis">U</a> <a href="https://a.ba/files/a.pdf">A</a>',
  '<a href="/files/nema.pdf">N</a>',
])("leaves other links and links to missing files unchanged: %s", async (html) => {
  expect(await describeDownloadLinks(html, context, "")).toBe(html);
});
