import type { ContentFiles } from "../../check/content-file";
import { isError, type Problem } from "../../check/problem";
import { showMessage } from "../base/dialogs";
import {
  getLoaded,
  getLoadedFiles,
  getLoadedTexts,
  listChangedFiles,
  rememberText,
} from "../model/loaded";
import { getEntryPath } from "../sveltia/entries";
import type { Change, WriteRequest, Written } from "../sveltia/types";
import { applyChanges, findCausedProblems } from "./caused-problems";
import { checkNewFiles } from "./new-files";
import { checkOverwriting, tellOtherTabs } from "./overwritten";
import { explainWarnings, isShownInForm, Refusal } from "./refusal";

type Write = (request: WriteRequest) => Promise<Written>;

const getWrittenTexts = (changes: readonly Change[]) =>
  new Map(
    changes.flatMap(({ path, data }) => (typeof data === "string" ? [[path, data] as const] : [])),
  );

type WrittenListener = (committed: Date | undefined) => void;

const writtenListeners: WrittenListener[] = [];

/** Call a function after each write, with the time of the commit; undefined in a folder on this computer. */
export function onWritten(listener: WrittenListener): void {
  writtenListeners.push(listener);
}

let writeThroughGate: Write | undefined;

/**
 * Return the function that writes through the gate, which Sveltia CMS installs when it is imported.
 * @throws Error if its patched code has not passed on what the gate needs
 */
export function requireGate(): Write {
  const { entries, assets } = getLoaded();
  if (!writeThroughGate || ![entries, assets].every(Array.isArray))
    throw new Error("Sveltia CMS would write past the gate: see bundle/patches.ts.");
  return writeThroughGate;
}

/**
 * Write changes that no form has asked for, through the gate.
 * @throws Refusal
 */
export const writeWithoutForm: Write = (request) => requireGate()(request);

async function checkChanges(changes: readonly Change[], files: ContentFiles): Promise<Problem[]> {
  const caused = findCausedProblems(files, await applyChanges(files, changes));
  // Warnings about whole files, such as an unused photo, are for maintainers.
  const inTexts = caused.filter((problem) => isError(problem) || problem.fieldPath);
  return [...(await checkNewFiles(changes)), ...inTexts];
}

/** Return whether all errors are in other files, which use a file that is deleted or renamed. */
function isInUse(changes: readonly Change[], errors: readonly Problem[]): boolean {
  const removesFile = changes.some(({ action }) => action === "delete" || action === "move");
  const changed = listChangedFiles(changes);
  return removesFile && errors.every(({ file }) => !changed.includes(file));
}

/** Show a refusal in a dialog, unless a form shows it. File lists, where files are deleted, cannot show errors. */
async function showUnlessInForm(error: unknown): Promise<void> {
  await new Promise((done) => setTimeout(done));
  const { message } = (error as { cause?: { message?: string } }).cause ?? {};
  if (message && !isShownInForm(error)) await showMessage(message);
}

/**
 * Check all that the editor writes, also by `writeWithoutForm`: apply the rules of `npm run check` to the content as it
 * would become. Refuse changes that would cause an error, or overwrite a version that this tab has not loaded.
 * @param loadRemoteChanges loads what others have saved meanwhile
 * @param write the function of Sveltia CMS that writes changes
 * @returns a function that writes through the gate, or throws a `Refusal`
 */
export function installGate(loadRemoteChanges: () => Promise<unknown>, write: Write): Write {
  if (![loadRemoteChanges, write].every((part) => typeof part === "function"))
    throw new TypeError("A patch passes something other than functions to the gate.");
  writeThroughGate = async (request) => {
    const { changes } = request;
    const texts = getWrittenTexts(changes);
    try {
      const seen = getLoadedTexts();
      // Without a connection, `write` fails too, and says why.
      await loadRemoteChanges().catch(() => undefined);
      const files = getLoadedFiles();
      const overwritten = checkOverwriting(changes, seen, files);
      // Without files, a dialog shows the refusal: no field of the form has caused it.
      if (overwritten.length > 0) throw new Refusal(overwritten, []);
      const problems = await checkChanges(changes, files);
      const errors = problems.filter(isError);
      const inForm = listChangedFiles(changes.filter(({ path }) => texts.has(path)));
      if (errors.length > 0) throw new Refusal(errors, inForm, isInUse(changes, errors));
      const written = await write(request);
      for (const entry of written.savedEntries) {
        const text = texts.get(getEntryPath(entry));
        if (text !== undefined) rememberText(entry, text);
      }
      tellOtherTabs(texts);
      for (const listener of writtenListeners) listener(written.commit.date);
      const warnings = explainWarnings(problems, changes);
      if (warnings) void showMessage(warnings);
      return written;
    } catch (error) {
      void showUnlessInForm(error);
      throw error;
    }
  };
  return writeThroughGate;
}
