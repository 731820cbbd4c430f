import { getValue } from "../../src/check/content-file";
import { getCollection } from "../../src/content/collections";
import { isEquivalent } from "../../src/content/values";
import { getFormat, sourceKey } from "../../src/editor/format/content-format";
import { getFileText, siteFiles } from "../support/content-files";
import { listLostLines } from "../support/fake-github";
import { listPaths, withValue } from "../support/values";

// The editor changes what staff have changed and nothing else, in every file of the content.

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";

const files = siteFiles.filter(getCollection).map((file) => ({ file, text: getFileText(file) }));

const open = (file: string, text: string) => getFormat(file).fromFile(text.trim());
const save = (file: string, fields: Record<string, unknown>) =>
  `${getFormat(file).toFile(fields).trim()}\n`;

const getFields = ({ [sourceKey]: _source, ...fields }: Record<string, unknown>) => fields;

describe.each(files)("$file", ({ file, text }) => {
  it("keeps every byte when nothing was changed", () => {
    expect(save(file, open(file, text))).toBe(text);
  });

  it("has other lines only where a text was changed", () => {
    const fields = open(file, text);
    for (const place of listPaths(fields, isText)) {
      // The editor trims every text.
      const old = String(getValue(fields, place)).trim();
      const changed = withValue(fields, place, `${old} – „novo”: "riječ" # 1`);
      const saved = save(file, changed);
      const read = open(file, saved);
      expect(getValue(read, place)).toEqual(expect.stringMatching(/# 1\n?$/));
      expect(isEquivalent(getFields(read), getFields(changed))).toBe(true);
      expect(listLostLines(text, saved).length).toBeLessThanOrEqual(1);
      expect(listLostLines(saved, text).length).toBeLessThanOrEqual(1);
    }
  });

  it("keeps the lines of a list's other items", () => {
    const fields = open(file, text);
    const isList = (value: unknown) => Array.isArray(value) && value.length > 1;
    for (const place of listPaths(fields, isList)) {
      const list = getValue(fields, place) as unknown[];
      const [first, ...rest] = list;
      const added = typeof first === "string" ? "novo" : { ...(first as object), title: "Novo" };
      const fewer = [rest, list.slice(0, -1), [...rest, first]];
      const more = [
        [added, ...list],
        [...list, added],
        [first, added, ...rest],
      ];
      for (const after of [...fewer, ...more]) {
        const saved = save(file, withValue(fields, place, after));
        expect(getValue(open(file, saved), place)).toEqual(after);
        const lost = after.includes(added)
          ? listLostLines(text, saved)
          : listLostLines(saved, text);
        expect(lost).toEqual([]);
      }
    }
  });
});
