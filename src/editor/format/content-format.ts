import { isMarkdown } from "../../content/collections";
import {
  normalizeText,
  removeInvisibleCharacters,
  splitFrontMatter,
} from "../../content/file-text";
import { parseContentFile, withBody } from "../../content/parse-content-file";
import { photoNamePattern } from "../../content/photo-files";
import { type Fields, isEquivalent, isFields } from "../../content/values";
import { editYaml } from "./edit-yaml";

/** Key of the hidden field in which a file's text passes through Sveltia CMS and back with the changed fields. */
export const sourceKey = "__source";

/** Reads and writes the files of one kind. */
interface FileFormat {
  /** @throws Error if the text cannot be parsed */
  readonly fromFile: (text: string) => Fields;
  readonly toFile: (fields: Fields) => string;
}

/** Return the fields of a file, with its source and, in Markdown, with the field `body`. */
function toFormFields(name: string, loaded: string): Fields {
  // GitHub's web page may have written other line ends.
  const text = normalizeText(loaded);
  const { data, body } = parseContentFile(name, text);
  return { ...withBody(isFields(data) ? data : {}, body), [sourceKey]: text };
}

/** Line ends from other programs: Word writes U+000B for Shift+Enter. */
const otherLineEnds = /\r\n?|[\v\u2028\u2029]/g;

/** Replace the URL of a photo, `/1.webp`, by its name, and remove invisible characters. */
function toWrittenValue(_key: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const isPhoto = value.startsWith("/") && photoNamePattern.test(value.slice(1));
  return isPhoto ? value.slice(1) : removeInvisibleCharacters(value).replace(otherLineEnds, "\n");
}

function toWrittenFields({ [sourceKey]: _source, ...fields }: Fields): Fields {
  return JSON.parse(JSON.stringify(fields), toWrittenValue);
}

const getSource = ({ [sourceKey]: source }: Fields) => (typeof source === "string" ? source : "");

export const yamlFormat: FileFormat = {
  fromFile: (text) => toFormFields("a.yml", text),
  toFile: (value: Fields) => editYaml(getSource(value), toWrittenFields(value)),
};

/** Markdown files: their front matter, and their text as the field `body`. */
export const markdownFormat: FileFormat = {
  fromFile: (text) => toFormFields("a.md", text),
  toFile(value: Fields) {
    const { body, ...fields } = toWrittenFields(value);
    const source = splitFrontMatter(getSource(value));
    if (!source) return `---\n${editYaml("", fields)}---\n${body ? `\n${body}\n` : ""}`;
    const written = isEquivalent(body, source.body.text) ? source.body.text : `\n${body ?? ""}\n`;
    return `---\n${editYaml(source.yaml.text, fields)}---\n${written}`;
  },
};

export const getFormat = (file: string): FileFormat =>
  isMarkdown(file) ? markdownFormat : yamlFormat;
