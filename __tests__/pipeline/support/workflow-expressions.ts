import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

type Words = Readonly<Record<string, string>>;

/** What expressions of a step can name: only what GitHub knows before that step. */
export interface Contexts {
  readonly github: Words;
  readonly runner: Words;
  readonly vars: Words;
  /** Outputs of the steps so far, by id. */
  readonly steps: Readonly<Record<string, Words>>;
  /** Folder whose files `hashFiles` reads. */
  readonly workspace: string;
}

/** `**`, `folder/**`, `name` and `start-*`: the patterns in use, each perhaps after `!`. */
function matcher(pattern: string): (file: string) => boolean {
  const [, folder, start, rest] = /^(?:((?:[\w.-]+\/)*)\*\*|([\w.-]+)(\*?))$/.exec(pattern) ?? [];
  if (folder !== undefined) return (file) => file.startsWith(folder);
  if (start === undefined) throw new Error(`The tests do not know the pattern ${pattern}.`);
  if (!rest) return (file) => file === start;
  return (file) => file.startsWith(start) && !file.includes("/");
}

/** One hash for the files that a list of patterns names, "" for none, as GitHub's `hashFiles`. */
function hashFiles(workspace: string, patterns: readonly string[]): string {
  const files = fs
    .readdirSync(workspace, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => fs.statSync(path.join(workspace, file)).isFile())
    .sort();
  let chosen: string[] = [];
  for (const pattern of patterns) {
    if (pattern.startsWith("!")) {
      const isOut = matcher(pattern.slice(1));
      chosen = chosen.filter((file) => !isOut(file));
    } else chosen = [...chosen, ...files.filter(matcher(pattern))];
  }
  if (chosen.length === 0) return "";
  const hash = createHash("sha256");
  for (const file of chosen) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(workspace, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function lookUp(name: string, contexts: Contexts): string {
  const [context = "", ...keys] = name.split(".");
  const [first = "", second, third = ""] = keys;
  const value =
    context === "steps" && second === "outputs" && keys.length === 3
      ? contexts.steps[first]?.[third]
      : ["github", "runner", "vars"].includes(context) && keys.length === 1
        ? contexts[context as "github" | "runner" | "vars"][first]
        : undefined;
  if (value === undefined) throw new Error(`Nothing before this step gives ${name}.`);
  return value;
}

function operand(text: string, contexts: Contexts): string {
  const [, literal] = /^'([^']*)'$/.exec(text) ?? [];
  if (literal !== undefined) return literal;
  const [, patterns] = /^hashFiles\(((?:'[^']*'(?:, *)?)+)\)$/.exec(text) ?? [];
  if (patterns !== undefined) {
    const list = [...patterns.matchAll(/'([^']*)'/g)].map(([, pattern = ""]) => pattern);
    return hashFiles(contexts.workspace, list);
  }
  if (/^[a-z]+(?:\.[\w-]+)+$/i.test(text)) return lookUp(text, contexts);
  throw new Error(`The tests do not know the expression ${text}.`);
}

/**
 * The value of `a`, `a == b` or `a != b`, where each is a string, a name or `hashFiles(…)`.
 * @throws for anything else, and for a name that nothing has set
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/expressions
 */
export function evaluate(expression: string, contexts: Contexts): string | boolean {
  const [left = "", operator, right, ...more] = expression.trim().split(/\s*([!=]=)\s*/);
  if (more.length > 0) throw new Error(`The tests do not know the expression ${expression}.`);
  if (!operator) return operand(left, contexts);
  // GitHub compares strings without regard to case.
  const [a, b] = [left, right ?? ""].map((side) => operand(side, contexts).toLowerCase());
  return (a === b) === (operator === "==");
}

/** A text with each expression between `${{` and `}}` in it replaced by its value. */
export function fillIn(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression) =>
    String(evaluate(expression, contexts)),
  );
}
