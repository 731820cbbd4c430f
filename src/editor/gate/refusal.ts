import type { Problem } from "../../check/problem";
import { getCollection, hasManyFiles } from "../../content/collections";
import { describeField, getFieldAt, listEnclosingPaths } from "../../content/describe-field";
import { getFileName, getStem } from "../../content/paths";
import { groupBy } from "../../domain/group-by";
import { sourceKey } from "../format/content-format";
import { addedPhotosField } from "../model/added-photos";
import { toContentPath } from "../model/loaded";
import { getDraftValues, showFieldErrors } from "../sveltia/drafts";
import type { Change, Draft, FlatValues } from "../sveltia/types";

const nothingChanged = "Ništa nije promijenjeno.";

const stillUsed =
  "Ovo se još koristi, pa ništa nije obrisano ni preimenovano. Prvo promijenite mjesta na kojima bi nastala greška:";

/** Why a change is not written. The form that asked for it shows the words of `cause`. */
export class Refusal extends Error {
  override readonly cause: { readonly message: string };

  /**
   * @param problems that the change would cause
   * @param texts of the files that would have been written, by their paths in the repository
   * @param isInUse whether something would be taken away that is used elsewhere
   */
  constructor(
    readonly problems: readonly Problem[],
    readonly texts: ReadonlyMap<string, string>,
    isInUse = false,
  ) {
    super("refused");
    // The remedies say how to correct a text, which does not help where one deletes.
    const reasons = problems.map((problem) =>
      describeProblem(isInUse ? { ...problem, fix: "" } : problem),
    );
    const heading = isInUse ? stillUsed : nothingChanged;
    this.cause = { message: [heading, ...new Set(reasons)].join("\n\n") };
  }
}

/** Errors that the form which asked for the change shows. */
const shownErrors = new WeakSet<object>();

/** Return whether a form already shows an error. */
export const isShown = (error: unknown) => shownErrors.has(Object(error));

const formatSentences = ({ what, fix }: Problem) => `${what} ${fix}`.trim();

/** Return a problem with its place, in the words that the editor has for files and fields. */
export function describeProblem(problem: Problem): string {
  const file = toContentPath(problem.file) ?? problem.file;
  const collection = getCollection(file);
  const field = collection && getFieldAt(collection.schema, problem.fieldPath ?? [])?.label;
  const label = collection && describeField(collection.schema).label;
  // Where there are several files of a kind, their names tell them apart.
  const which = collection && hasManyFiles(collection) ? ` ${getStem(file)}` : "";
  const name = label ? label + which : file;
  const where = field ? `${name}, polje „${field}”` : name;
  return `${where}: ${formatSentences(problem)}`;
}

/** Return whether a field is another one, or below it. */
const isWithin = (field: string, ancestor: string) => `${field}.`.startsWith(`${ancestor}.`);

/** Return the field beside which a problem is shown: its own, or else the group around it, or the title. */
function findFieldToBlame(
  { fieldPath = [] }: Partial<Pick<Problem, "fieldPath">>,
  values: FlatValues,
): string {
  const fields = Object.keys(values).filter((field) => field !== sourceKey);
  const known = listEnclosingPaths(fieldPath).find((ancestor) =>
    fields.some((field) => isWithin(field, ancestor)),
  );
  return known ?? (fields.includes("title") ? "title" : (fields[0] ?? ""));
}

/** Return the field of a form that a problem belongs to; undefined for one elsewhere. */
function findFieldInForm(
  problem: Problem,
  { texts }: Refusal,
  values: FlatValues,
): string | undefined {
  if (texts.has(problem.file)) return findFieldToBlame(problem, values);
  // A photo of this form, which is named by its URL or its bare name.
  const name = getFileName(problem.file);
  const [field] =
    Object.entries(values).find(([, value]) => getFileName(String(value)) === name) ?? [];
  return field;
}

/**
 * Show a refusal beside the fields of the form that asked for the change, as the editor shows what it
 * has found itself. The editor shows other errors of a form in a dialog.
 * @param values that would have been written: new photos have their names in them
 * @returns whether there is a field for it
 */
export function showInForm(error: unknown, draft: Draft, values: FlatValues): boolean {
  shownErrors.add(Object(error));
  if (!(error instanceof Refusal)) return false;
  const typed = getDraftValues(draft);
  const drawn = Object.keys(typed);
  const isDrawn = (field: string) => drawn.some((path) => isWithin(path, field));
  const title = findFieldToBlame({}, typed);
  const shown = error.problems.map((problem) => {
    const blamed = findFieldInForm(problem, error, values);
    if (blamed === undefined) return { blamed, field: title, message: describeProblem(problem) };
    const field = isDrawn(blamed) ? blamed : addedPhotosField.name;
    return { blamed, field, message: formatSentences(problem) };
  });
  if (shown.every(({ blamed }) => blamed === undefined)) return false;
  for (const [field, ofField] of groupBy(shown, ({ field }) => field)) {
    const messages = ofField.map(({ message }) => message);
    showFieldErrors(draft, field, messages);
  }
  return true;
}

const savedAllTheSame = "Sačuvano je i bit će objavljeno. Ipak pogledajte ovo:";

/** Return what to say of warnings about files that were saved; undefined if there are none. */
export function describeWarnings(
  problems: readonly Problem[],
  changes: readonly Change[],
): string | undefined {
  const ofSaved = problems.filter(({ file }) => changes.some(({ path }) => path === file));
  const warnings = ofSaved.map(describeProblem);
  return warnings.length > 0 ? [savedAllTheSame, ...new Set(warnings)].join("\n\n") : undefined;
}
