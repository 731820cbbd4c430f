import type { Problem } from "../../check/problem";
import { getCollection, hasManyFiles } from "../../content/collections";
import { describeField, getFieldAt, listEnclosingPaths } from "../../content/describe-field";
import { getFileName, getStem } from "../../content/paths";
import { groupBy } from "../../domain/group-by";
import { sourceKey } from "../format/content-format";
import { addedPhotosField } from "../model/added-photos";
import { listChangedFiles } from "../model/loaded";
import { showFieldErrors } from "../sveltia/form-state";
import type { Change, FlatValues, FormState } from "../sveltia/types";

const nothingChangedHeading = "Ništa nije promijenjeno.";

const stillUsedHeading =
  "Ovo se još koristi, pa ništa nije obrisano ni preimenovano. Prvo promijenite mjesta na kojima bi nastala greška:";

/** Why a change is not written. Sveltia CMS or a dialog shows the message of `cause`. */
export class Refusal extends Error {
  override readonly cause: { readonly message: string };

  /**
   * @param problems that the change would cause
   * @param files of the form that requested the change, if one did
   * @param isInUse whether other files use what would be deleted or renamed
   */
  constructor(
    readonly problems: readonly Problem[],
    readonly files: readonly string[],
    isInUse = false,
  ) {
    super("refused");
    // Fixes say how to correct a text, which does not help somebody who is deleting a file.
    const reasons = problems.map((problem) =>
      explainProblem(isInUse ? { ...problem, fix: "" } : problem),
    );
    const heading = isInUse ? stillUsedHeading : nothingChangedHeading;
    this.cause = { message: [heading, ...new Set(reasons)].join("\n\n") };
  }
}

/** Errors that Sveltia CMS shows in the form that requested the change. */
const shownErrors = new WeakSet<object>();

/** Return whether a form already shows an error. */
export const isShownInForm = (error: unknown) => shownErrors.has(Object(error));

const formatSentences = ({ what, fix }: Problem) => `${what} ${fix}`.trim();

/** Return a problem as text, with the file and the field as the editor labels them. */
export function explainProblem(problem: Problem): string {
  const { file } = problem;
  const collection = getCollection(file);
  const field = collection && getFieldAt(collection.schema, problem.fieldPath ?? [])?.label;
  const label = collection && describeField(collection.schema).label;
  // Files of a collection differ by name.
  const which = collection && hasManyFiles(collection) ? ` ${getStem(file)}` : "";
  const name = label ? label + which : file;
  const where = field ? `${name}, polje „${field}”` : name;
  return `${where}: ${formatSentences(problem)}`;
}

/** Return whether a field is equal to another, or below it. */
const isFieldWithin = (field: string, ancestor: string) => `${field}.`.startsWith(`${ancestor}.`);

/** Return the form's first field for problems without one: the title, if there is one. */
const getFallbackField = (fields: readonly string[]) =>
  fields.includes("title") ? "title" : (fields.find((field) => field !== sourceKey) ?? "");

/** Return the field beside which a problem is shown: its own, the innermost group around it, or the fallback. */
function findFieldToBlame({ fieldPath = [] }: Problem, values: FlatValues): string {
  const fields = Object.keys(values);
  const known = listEnclosingPaths(fieldPath).find((ancestor) =>
    fields.some((field) => isFieldWithin(field, ancestor)),
  );
  return known ?? getFallbackField(fields);
}

/** Return the form's field that a problem belongs to; undefined if it belongs to another file. */
function findFieldInForm(
  problem: Problem,
  { files }: Refusal,
  values: FlatValues,
): string | undefined {
  if (files.includes(problem.file)) return findFieldToBlame(problem, values);
  // The problem may be in a photo of this form, whose value is a URL or a bare name.
  const name = getFileName(problem.file);
  const [field] =
    Object.entries(values).find(([, value]) => getFileName(String(value)) === name) ?? [];
  return field;
}

/**
 * Show a refusal beside the fields of the form that requested the change. Sveltia CMS shows other errors in a dialog.
 * @param values that would have been written, with the names of new photos
 * @returns whether the form now shows the refusal beside fields
 */
export function showInForm(error: unknown, form: FormState, values: FlatValues): boolean {
  shownErrors.add(Object(error));
  if (!(error instanceof Refusal)) return false;
  const formFields = Object.keys(form.currentValues._default);
  const isInForm = (field: string) => formFields.some((path) => isFieldWithin(path, field));
  const fallback = getFallbackField(formFields);
  const shown = error.problems.map((problem) => {
    const blamed = findFieldInForm(problem, error, values);
    if (blamed === undefined) return { blamed, field: fallback, message: explainProblem(problem) };
    const field = isInForm(blamed) ? blamed : addedPhotosField.name;
    return { blamed, field, message: formatSentences(problem) };
  });
  if (shown.every(({ blamed }) => blamed === undefined)) return false;
  for (const [field, ofField] of groupBy(shown, ({ field }) => field)) {
    const messages = ofField.map(({ message }) => message);
    showFieldErrors(form, field, messages);
  }
  return true;
}

const savedHeading = "Sačuvano je i bit će objavljeno. Ipak pogledajte ovo:";

/** Return a message with the warnings about saved files; undefined if there are none. */
export function explainWarnings(
  problems: readonly Problem[],
  changes: readonly Change[],
): string | undefined {
  const saved = listChangedFiles(changes);
  const savedProblems = problems.filter(({ file }) => saved.includes(file));
  const warnings = savedProblems.map(explainProblem);
  return warnings.length > 0 ? [savedHeading, ...new Set(warnings)].join("\n\n") : undefined;
}
