import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { listFiles } from "../../src/check/disk/check-content";
import { contentFolder, getCollection } from "../../src/content/collections";
import { normalizeText, splitFrontMatter } from "../../src/content/file-text";
import type { Fields } from "../../src/content/values";
import { siteContent } from "./tested-site";

/** The files of the tests' content that the site and the editor take, by path below `content/`. */
export const siteFiles = listFiles(siteContent);

/** The text of a file. */
export const textOf = (file: string, folder = siteContent) =>
  normalizeText(fs.readFileSync(path.join(folder, file), "utf8"));

/** The content of the tests as files of a project, by their path: `content/pages/home.md`. */
export function contentFiles(): Record<string, Buffer> {
  const names = fs.readdirSync(siteContent, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => fs.statSync(path.join(siteContent, name)).isFile());
  return Object.fromEntries(
    files.map((name) => [
      `${contentFolder}/${name.replaceAll(path.sep, "/")}`,
      fs.readFileSync(path.join(siteContent, name)),
    ]),
  );
}

/**
 * The fields of a file as the editor has them.
 * @param file path below `content/`
 * @param folder path of `content`
 */
export function fieldsOf(file: string, folder = siteContent) {
  const text = textOf(file, folder);
  const parts = file.endsWith(".md") ? splitFrontMatter(text) : undefined;
  if (!parts) return parse(text);
  if ("missingDelimiterLine" in parts) throw new Error(`${file} has no fields.`);
  return { ...parse(parts.fields), body: parts.body.trim() };
}

/** The fields of all files of the tests' content, by path below `content/`. */
export function contentFields(): ReadonlyMap<string, Fields> {
  const files = siteFiles.filter(getCollection);
  return new Map(files.map((file) => [file, fieldsOf(file)]));
}
