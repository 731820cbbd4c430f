import { z } from "zod";
import { prose, text, time } from "../../../src/content/fields";
import { parseContent } from "../../../src/content/schema";

const schema = z.strictObject({
  title: text("a"),
  intro: prose("a"),
  opens: time("a"),
  parts: z.array(z.strictObject({ label: text("a"), text: prose("a") })),
  extra: z.strictObject({ note: prose("a") }).optional(),
});

const data = { title: "O nama", intro: "Igra i rad", opens: "06:30", parts: [] };
const file = "content/pages/test.md";
const parse = (changes: object) => parseContent(schema, { ...data, ...changes }, file);

it("refuses a file with its name and every mistake at once", () => {
  const wrong = { title: "", parts: [{ label: "a", text: null }], extra: { note: "a", more: 1 } };
  expect(() => parse({ ...wrong, tittle: "O nama" })).toThrow(
    /^content\/pages\/test\.md\n {2}title: .+\n {2}parts\.0\.text: .+\n {2}extra: .*more.*\n {2}\(file\): .*tittle/,
  );
  expect(() => parseContent(schema, null, file)).toThrow(file);
});
