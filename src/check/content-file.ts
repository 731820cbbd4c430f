import { type Collection, isMarkdown } from "../content/collections";
import { type FrontMatter, type MissingFence, splitFrontMatter } from "../content/front-matter";
import { metaOf, nodeAt } from "../content/schema-node";
import { fileError, type Message, type Problem } from "./problem";
import { readText } from "./text-file";
import { readYaml, type YamlSource } from "./yaml-source";

/** A content file that could be read, with what its rules need to point at its fields. */
export interface ContentFile extends Pick<YamlSource, "locate" | "locateValue"> {
  /** Path below `content/`. */
  readonly file: string;
  readonly collection: Collection;
  readonly data: unknown;
  readonly body?: Pick<FrontMatter, "body" | "bodyLine">;
}

/** A content file as read; `content` is missing when nothing in it can be checked further. */
export interface ReadResult {
  readonly content?: ContentFile;
  readonly problems: readonly Problem[];
}

/** `memories.title (Naslov)`: the field as it is written, and what it is called. */
function fieldName({ collection }: ContentFile, path: readonly PropertyKey[]): string {
  const label = metaOf(nodeAt(collection.schema, path))?.label;
  const name = path
    .map((key) => (typeof key === "number" ? `[${key + 1}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
  return label ? `${name} (${label})` : name;
}

/** A problem of one field. */
export function fieldProblem(
  content: ContentFile,
  path: readonly PropertyKey[],
  message: Message,
): Problem {
  return {
    severity: "error",
    file: `content/${content.file}`,
    place: content.locate(path),
    field: fieldName(content, path),
    ...message,
  };
}

/** The same, which does not stop a build. */
export function fieldWarning(...about: Parameters<typeof fieldProblem>): Problem {
  return { ...fieldProblem(...about), severity: "warning" };
}

/** Why a file's fields are not between two lines of dashes; one copied out of a list has spaces there. */
function fenceProblems(file: string, text: string, { missing, line }: MissingFence): Problem[] {
  const fences = text
    .split("\n")
    .flatMap((written, index) => (/^\s*---\s*$/.test(written) ? { written, line: index + 1 } : []));
  const indented = fences.slice(0, 2).filter(({ written }) => /^\s/.test(written));
  if (indented.length > 0) {
    return indented.map((one) =>
      fileError(
        file,
        {
          what: "Ispred tri crtice stoje razmaci, pa ovaj red ne odvaja polja od teksta.",
          fix: "Obrišite razmake: crtice moraju biti na samom početku reda.",
        },
        { line: one.line, column: 1 },
      ),
    );
  }
  const message =
    missing === "first"
      ? {
          what: "Datoteka ne počinje redom s tri crtice.",
          fix: "Prvi red mora biti samo: --- Ispod njega idu polja, pa još jedan takav red, pa tekst.",
        }
      : {
          what: "Nedostaje drugi red s tri crtice, kojim se polja završavaju.",
          fix: "Iza posljednjeg polja, na početku novog reda, upišite samo: ---",
        };
  return [fileError(file, message, { line, column: 1 })];
}

/**
 * Exactly seven equal signs might also underline a heading of Markdown, but staff are told to write
 * those with `#`, and a mark that was left over makes a heading of the line above it.
 */
const conflictMark = /^(?:(?:<{7}|\|{7}|>{7})(?: |$)|={7}\s*$)/;

/**
 * Finds what Git leaves in a file when two people have changed the same lines.
 * @param text with `\n` between lines
 * @returns numbers of the lines, from 1, at which a conflict starts; where the first of its marks
 *   has been deleted already, of a mark that is left
 * @see https://git-scm.com/docs/git-merge#_how_conflicts_are_presented
 */
function conflictLines(text: string): number[] {
  const marks = text
    .split("\n")
    .flatMap((line, index) => (conflictMark.test(line) ? [{ line, number: index + 1 }] : []));
  const starts = marks.filter(({ line }) => line.startsWith("<"));
  return (starts.length > 0 ? starts : marks.slice(0, 1)).map(({ number }) => number);
}

/**
 * Reads the bytes of a content file down to its data.
 * @param file path below `content/`
 */
export function readContentFile(
  file: string,
  collection: Collection,
  bytes: Uint8Array,
): ReadResult {
  const { text, ...unread } = readText(bytes);
  if (text === undefined) {
    return { problems: unread.failure ? [fileError(file, unread.failure, unread.place)] : [] };
  }
  const conflicts = conflictLines(text);
  if (conflicts.length > 0) {
    const places = conflicts.map((line) => ({ line, column: 1 }));
    return {
      problems: places.map((place) =>
        fileError(
          file,
          {
            what: "Ovdje su ostale oznake programa Git: dvije verzije istog teksta nisu spojene.",
            fix: "Između redova <<<<<<< i >>>>>>> ostavite samo tekst koji vrijedi, pa obrišite i redove koji počinju znakovima <<<<<<<, ======= i >>>>>>>.",
          },
          place,
        ),
      ),
    };
  }
  const parts = isMarkdown(file) ? splitFrontMatter(text) : undefined;
  if (parts && "missing" in parts) return { problems: fenceProblems(file, text, parts) };
  const { data, findings, ...locators } = readYaml(parts?.fields ?? text, parts?.fieldsLine);
  const problems = findings.map((finding) => ({ ...finding, file: `content/${file}` }));
  if (problems.some(({ severity }) => severity === "error")) return { problems };
  return { content: { file, collection, data, body: parts, ...locators }, problems };
}
