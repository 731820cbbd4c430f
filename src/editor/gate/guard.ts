import { isError, type Problem } from "../../check/problem";
import { tell } from "../base/ask";
import { getLoadedContent, getLoadedTexts, type LoadedFiles, rememberText } from "../model/loaded";
import { getEntryPath } from "../sveltia/entries";
import type { Change, Loaded, WriteRequest, Written } from "../sveltia/types";
import { applyChanges, findCausedProblems } from "./caused-problems";
import { findProblemsInNewFiles } from "./new-files";
import { findOverwritten, tellOtherTabs } from "./overwritten";
import { describeWarnings, isShown, Refusal } from "./refusal";

type Write = (request: WriteRequest) => Promise<Written>;

const getWrittenTexts = (changes: readonly Change[]) =>
  new Map(
    changes.flatMap(({ path, data }) => (typeof data === "string" ? [[path, data] as const] : [])),
  );

type WrittenListener = (committed: Date | undefined) => void;

const listeners: WrittenListener[] = [];

/** Call a function after each write, with the time of the commit; in a folder on this computer there is none. */
export function onWritten(listener: WrittenListener): void {
  listeners.push(listener);
}

let writer: Write | undefined;

/**
 * Write changes that no form has asked for, through the gate.
 * @throws Refusal, or Error if the package has not called `installGate` yet
 */
export async function writeNow(request: WriteRequest): Promise<Written> {
  if (!writer) throw new Error("Nothing writes: installGate was not called.");
  return writer(request);
}

async function findProblems(changes: readonly Change[], content: LoadedFiles): Promise<Problem[]> {
  const caused = findCausedProblems(content, await applyChanges(content, changes));
  // Warnings about whole files, such as an unused photo, are for maintainers.
  const inTexts = caused.filter((problem) => isError(problem) || problem.fieldPath);
  return [...(await findProblemsInNewFiles(changes)), ...inTexts];
}

/** Return whether other files need something that is deleted or renamed. */
function isInUse(changes: readonly Change[], errors: readonly Problem[]): boolean {
  const goes = changes.some(({ action }) => action === "delete" || action === "move");
  return goes && errors.every(({ file }) => !changes.some(({ path }) => path === file));
}

/** Show a refusal in a dialog, unless a form shows it. The lists of files, in which one deletes, have no place for it. */
async function tellUnlessShown(error: unknown): Promise<void> {
  await new Promise((done) => setTimeout(done));
  const { message } = (error as { cause?: { message?: string } }).cause ?? {};
  if (message && !isShown(error)) await tell(message);
}

/**
 * Guard everything that the editor writes, `writeNow` included. The rules of `npm run check` judge the content as it would
 * be afterwards. A change is refused if it would cause an error, or overwrite what nobody here has seen.
 * @param loaded what the editor has loaded, as it is when this is called
 * @param loadNews loads what others have saved meanwhile
 * @param write the editor's function that writes changes
 * @returns the same function, behind the gate; it throws a `Refusal`
 */
export function installGate(
  loaded: () => Loaded,
  loadNews: () => Promise<unknown>,
  write: Write,
): Write {
  writer = writeGuarded;
  return writeGuarded;

  async function writeGuarded(request: WriteRequest): Promise<Written> {
    const { changes } = request;
    const texts = getWrittenTexts(changes);
    try {
      const seen = getLoadedTexts(loaded());
      // Without a connection the write fails too, with the server's reason.
      await loadNews().catch(() => undefined);
      const content = getLoadedContent(loaded());
      const overwritten = findOverwritten(changes, seen, loaded(), content);
      // The cause is in other files, so no field of this form can show it.
      if (overwritten.length > 0) throw new Refusal(overwritten, new Map());
      const problems = await findProblems(changes, content);
      const errors = problems.filter(isError);
      if (errors.length > 0) throw new Refusal(errors, texts, isInUse(changes, errors));
      const answer = await write(request);
      for (const entry of answer.savedEntries) {
        const text = texts.get(getEntryPath(entry));
        if (text !== undefined) rememberText(entry, text);
      }
      tellOtherTabs(texts);
      for (const listener of listeners) listener(answer.commit.date);
      const warnings = describeWarnings(problems, changes);
      if (warnings) void tell(warnings);
      return answer;
    } catch (error) {
      void tellUnlessShown(error);
      throw error;
    }
  }
}
