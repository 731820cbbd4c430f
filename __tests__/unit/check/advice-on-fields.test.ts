/** @jest-environment node */
// Whatever a message suggests for a field is valid.
import { parse } from "yaml";
import { z } from "zod";
import { checkFields } from "../../../src/check/check-fields";
import type { ContentFile } from "../../../src/check/content-file";
import { readFolder } from "../../../src/check/disk/read-folder";
import { collectionOf, collections, isMarkdown } from "../../../src/content/collections";
import { splitFrontMatter } from "../../../src/content/front-matter";
import { childOf, metaOf, nodeAt, unwrap } from "../../../src/content/schema-node";
import { siteContent } from "../../support/site";
import { soundText } from "./support/content-copy";

type Path = readonly PropertyKey[];

/** The path of every field of a schema that holds a single value; in lists, of the first entry. */
function fieldsOf(schema: z.ZodType, above: Path = []): Path[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return fieldsOf(inner.element as z.ZodType, [...above, 0]);
  if (!(inner instanceof z.ZodObject)) return [above];
  return Object.keys(inner.shape).flatMap((key) => {
    const child = childOf(inner, key);
    return child ? fieldsOf(child, [...above, key]) : [];
  });
}

/** A copy of data with another value at a path; undefined deletes the field. */
function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = typeof key === "number" ? [...((data as unknown[]) ?? [])] : { ...(data as object) };
  const changed = withValue(Reflect.get(copy, key), rest, value);
  if (changed === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, changed);
  return copy;
}

/** What people write by mistake, in any field. */
const mistakes: readonly unknown[] = [
  ...[undefined, null, "", true, 0, 7, 2.5, 99999, [], ["a"], {}, { a: "b" }, "Bilo šta", "!!"],
  ...["2027-3-1", "2027/03/01", "2027.3.1.", "2027 3 1", "1. 3. 2027.", "01/03/2027", "1-3-2027"],
  ...[
    "2027-02-30",
    "2027/2/30",
    "31. 2. 2027.",
    "2027-13-01",
    "13/13/2027",
    "1. 3. 27.",
    " 2027-03-01",
  ],
  ...["18h", "6:30", "25:00", "061 000 000", "+387 61", "ime@", "Šta nosimo?", "slika-7", "meni"],
  ...["šuma.webp", "/kontakt", "ponedeljak", "galery", "teem", "https://a.b/{x}/{y}"],
];

interface Advice {
  readonly path: Path;
  readonly fix: string;
}

/** What the check says of the fields of a file. */
function adviceOf(file: string, data: unknown): Advice[] {
  const collection = collectionOf(file);
  if (!collection) throw new Error(`${file} is no content`);
  const paths: Path[] = [];
  const locate = (path: Path) => ({ line: paths.push(path), column: 1 });
  const content: ContentFile = { file, collection, data, locate, locateValue: locate };
  return checkFields(content).map(({ place, fix }) => ({
    path: paths[(place?.line ?? 0) - 1] ?? [],
    fix,
  }));
}

/** The value that a message suggests for a field: `Primjer: "a"`, `Primjer: title: "a"`. */
function suggestedFor({ path, fix }: Advice): unknown {
  const [, likely] = /Jeste li htjeli „(.*?)”/.exec(fix) ?? [];
  const [, sample] = /(?:Primjer|primjeru|Upišite):\s*(.+)$/s.exec(fix) ?? [];
  if (sample === undefined) return likely;
  const value: unknown = parse(sample.replace(/ i (?=\w+: )/, "\n"));
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value[0];
  const [key = ""] = path.slice(-1);
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : value;
}

/** The values of a sample that their fields do not allow; a sample may leave fields out. */
function refused(schema: z.ZodType | undefined, value: unknown): unknown[] {
  if (value !== null && typeof value === "object") {
    return Object.entries(value).flatMap(([key, inner]) =>
      refused(schema && childOf(schema, key), inner),
    );
  }
  const isValid = schema?.safeParse(value).success;
  const { placeholders = [] } = metaOf(schema) ?? {};
  return isValid && placeholders.every((name) => String(value).includes(`{${name}}`))
    ? []
    : [value];
}

/** A file of each collection. */
const { files: all } = readFolder(siteContent);
const files = collections.flatMap(
  ({ type }) => all.find((file) => collectionOf(file)?.type === type) ?? [],
);

function dataOf(file: string): unknown {
  const text = soundText(file);
  const parts = isMarkdown(file) ? splitFrontMatter(text) : { fields: text };
  return "fields" in parts ? parse(parts.fields) : undefined;
}

test.each([...new Set(files)])(
  "every value that is suggested for a field of %s is valid",
  (file) => {
    const schema = collectionOf(file)?.schema;
    if (!schema) throw new Error(`${file} is no content`);
    const data = dataOf(file);
    const found = fieldsOf(schema).flatMap((field) =>
      mistakes.flatMap((value) => adviceOf(file, withValue(data, field, value))),
    );
    const suggestions = found.filter((advice) => suggestedFor(advice) !== undefined);
    expect(suggestions.length).toBeGreaterThan(20);
    const wrong = suggestions.filter((advice) => {
      const suggested = suggestedFor(advice);
      // A suggested name of a field, not of a value.
      if (/Ispravite naziv ili obrišite taj red/.test(advice.fix)) {
        return nodeAt(schema, [...advice.path.slice(0, -1), String(suggested)]) === undefined;
      }
      const node = nodeAt(schema, advice.path);
      // Opening and closing times have to fit each other as well.
      const whole = withValue(data, advice.path, suggested);
      const isTime = metaOf(node)?.kind === "time";
      return refused(node, suggested).length > 0 || (isTime && !schema.safeParse(whole).success);
    });
    expect([...new Set(wrong.map(({ path, fix }) => `${path.join(".")}: ${fix}`))]).toEqual([]);
  },
);
