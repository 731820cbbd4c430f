import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { listFiles } from "../../src/check/disk/check-content";
import { contentFolder, getCollection } from "../../src/content/collections";
import { normalizeText, splitFrontMatter } from "../../src/content/file-text";
import type { Fields } from "../../src/content/values";
import { siteContent } from "./tested-site";

/** Files of the tested content that the site and the editor read, by path in `content/`. */
export const siteFiles = listFiles(siteContent);

/** Return the bytes of a file, by its path in `content/`. */
export const readContent = (file: string) => fs.readFileSync(path.join(siteContent, file));

/** Return the normalized text of a file. */
export const getFileText = (file: string) => normalizeText(readContent(file).toString());

/** Return the tested content as files of a repository, by path, such as `content/pages/home.md`. */
export const getContentFiles = (): Record<string, Buffer> =>
  Object.fromEntries(siteFiles.map((file) => [`${contentFolder}/${file}`, readContent(file)]));

/** Return the fields of a file as the editor has them. */
export function getFileFields(file: string) {
  const text = getFileText(file);
  const parts = splitFrontMatter(text);
  return parts ? { ...parse(parts.yaml.text), body: parts.body.text.trim() } : parse(text);
}

/** Return the fields of all files of the tested content, by path in `content/`. */
export function getContentFields(): ReadonlyMap<string, Fields> {
  const files = siteFiles.filter(getCollection);
  return new Map(files.map((file) => [file, getFileFields(file)]));
}
