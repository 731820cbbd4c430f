import { markdownFormat, yamlFormat } from "../../../../src/editor/format/content-format";

it("writes photos by their bare names, of which the editor makes addresses", () => {
  const fields = yamlFormat.fromFile('photo: "a.webp"\nto: "/program"\n');
  const changed = { ...fields, photo: "/b 2.webp", to: "/contact" };
  expect(yamlFormat.toFile(changed)).toBe('photo: "b 2.webp"\nto: "/contact"\n');
});

it("leaves out invisible characters", () => {
  const fields = { phone: "\u202A+387 61 000 001\u202C", body: "a\u200Bb 👨\u200D👩\u200D👧" };
  expect(markdownFormat.toFile(fields)).toBe(
    '---\nphone: "+387 61 000 001"\n---\n\nab 👨\u200D👩\u200D👧\n',
  );
});

it("takes the line ends of other programs for line ends", () => {
  const fields = { ...yamlFormat.fromFile("a: |\n  x\n"), a: "Ana\vEva\u2028Ivo\u2029Iva\r\nAda" };
  expect(yamlFormat.toFile(fields)).toBe("a: |\n  Ana\n  Eva\n  Ivo\n  Iva\n  Ada\n");
});

it("writes a new file with its fields in quotation marks, and its text below them", () => {
  const fields = {
    title: "Naslov: „da”",
    order: 3,
    links: [{ label: "a" }],
    body: "Tekst.\n\nJoš.",
  };
  const text =
    '---\ntitle: "Naslov: „da”"\norder: 3\nlinks:\n  - label: "a"\n---\n\nTekst.\n\nJoš.\n';
  expect(markdownFormat.toFile(fields)).toBe(text);
  expect(markdownFormat.toFile({ title: "A" })).toBe('---\ntitle: "A"\n---\n');
});

it("changes the text of a file, or empties it", () => {
  const fields = markdownFormat.fromFile("---\na: 1\n---\n\nTekst.");
  expect(markdownFormat.toFile({ ...fields, body: "Novi." })).toBe("---\na: 1\n---\n\nNovi.\n");
  expect(markdownFormat.toFile({ ...fields, body: "" }).trim()).toBe("---\na: 1\n---");
});

it.each(["a: 1", "---\na: [\n---\n"])("cannot read %j", (text) => {
  expect(() => markdownFormat.fromFile(text)).toThrow();
});
