import { type Collection, isMarkdown } from "../content/collections";
import { type FrontMatter, type MissingFence, splitFrontMatter } from "../content/front-matter";
import { metaOf, nodeAt } from "../content/schema-node";
import { invisibleCharacter } from "./invisible-characters";
import { fileError, type Message, type Place, type Problem } from "./problem";
import { spoiltWord } from "./spoilt-words";
import { readYaml, type YamlSource } from "./yaml-source";

/** A content file that could be parsed, with functions that locate its fields. */
export interface ContentFile extends Pick<YamlSource, "locate" | "locateValue"> {
  /** Path below `content/`. */
  readonly file: string;
  readonly collection: Collection;
  readonly data: unknown;
  readonly body?: Pick<FrontMatter, "body" | "bodyLine">;
}

/** The result of reading a content file; `content` is missing if it could not be parsed. */
export interface ReadResult {
  readonly content?: ContentFile;
  readonly problems: readonly Problem[];
}

/** The path and the label of a field: `memories.title (Naslov)`. */
function fieldName({ collection }: ContentFile, path: readonly PropertyKey[]): string {
  const label = metaOf(nodeAt(collection.schema, path))?.label;
  const name = path
    .map((key) => (typeof key === "number" ? `[${key + 1}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
  return label ? `${name} (${label})` : name;
}

/** An error in a field. */
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
    path,
    ...message,
  };
}

/** A warning about a field. */
export function fieldWarning(...about: Parameters<typeof fieldProblem>): Problem {
  return { ...fieldProblem(...about), severity: "warning" };
}

/**
 * Why the fields are not between two `---` lines; text copied from a list has spaces before them.
 */
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

/** An error for each line with an invisible character. */
function invisibleProblems(file: string, text: string): Problem[] {
  return text.split("\n").flatMap((line, index) => {
    const found = invisibleCharacter(line);
    const place = { line: index + 1, column: (found?.offset ?? 0) + 1 };
    return found ? fileError(file, found.message, place) : [];
  });
}

/**
 * Seven equal signs could also underline a Markdown heading, but staff are told to use `#`, and a
 * marker that was left over would turn the line above it into a heading.
 */
const conflictMarker = /^(?:(?:<{7}|\|{7}|>{7})(?: |$)|={7}\s*$)/;

/**
 * Finds the conflict markers that Git writes when two people have changed the same lines.
 * @param text with `\n` as line end
 * @returns the lines, from 1, on which conflicts start; if no start is left, the first other marker
 * @see https://git-scm.com/docs/git-merge#_how_conflicts_are_presented
 */
function conflictLines(text: string): number[] {
  const markers = text
    .split("\n")
    .flatMap((line, index) => (conflictMarker.test(line) ? [{ line, number: index + 1 }] : []));
  const starts = markers.filter(({ line }) => line.startsWith("<"));
  return (starts.length > 0 ? starts : markers.slice(0, 1)).map(({ number }) => number);
}

/** The place of an offset, in UTF-16 code units, in a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return { line, column: offset - (before.lastIndexOf("\n") + 1) + 1 };
}

/**
 * Parses a content file.
 * @param file path below `content/`
 * @param text normalised by `normalizeText`
 */
export function readContentFile(file: string, collection: Collection, text: string): ReadResult {
  const spoilt = spoiltWord(text);
  if (spoilt) {
    return { problems: [fileError(file, spoilt.message, placeAt(text, spoilt.offset))] };
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
  const invisible = invisibleProblems(file, text);
  if (invisible.length > 0) return { problems: invisible };
  const parts = isMarkdown(file) ? splitFrontMatter(text) : undefined;
  if (parts && "missing" in parts) return { problems: fenceProblems(file, text, parts) };
  const yaml = readYaml(parts?.fields ?? text, parts?.fieldsLine);
  const { data, problems: found, ...locators } = yaml;
  const problems = found.map((problem) => ({ ...problem, file: `content/${file}` }));
  if (problems.some(({ severity }) => severity === "error")) return { problems };
  return { content: { file, collection, data, body: parts, ...locators }, problems };
}
