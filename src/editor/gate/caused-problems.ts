import { checkFiles, getReportedProblems } from "../../check/check-files";
import {
  type ContentFiles,
  isParsed,
  readContentText,
  withoutPlaces,
} from "../../check/content-file";
import { isError, type Problem } from "../../check/problem";
import { getCollection } from "../../content/collections";
import { toContentPath } from "../model/loaded";
import type { Change } from "../sveltia/types";

/** Return the content as it will be once these changes are written. */
export async function applyChanges(files: ContentFiles, changes: readonly Change[]) {
  const after = new Map(files);
  for (const { action, path, previousPath, data } of changes) {
    const file = toContentPath(path);
    const previous = toContentPath(previousPath ?? "");
    const kept = previous === undefined ? undefined : files.get(previous);
    if (previous !== undefined) after.delete(previous);
    if (file === undefined) continue;
    const text = data instanceof Blob && getCollection(file) ? await data.text() : data;
    if (action === "delete") after.delete(file);
    else if (typeof text === "string") after.set(file, readContentText(file, text));
    else after.set(file, kept && isParsed(kept) ? { ...kept, file } : kept);
  }
  return after;
}

export const findErrors = (files: ContentFiles): Problem[] =>
  getReportedProblems(checkFiles(files)).filter(isError);

/** Return an identity of a problem that has no positions in lists, because items may move. */
const identify = ({ file, fieldPath = [], what }: Problem) =>
  [file, ...withoutPlaces(fieldPath), what].join("\n");

/** Return the problems that a change of content causes, without those that were there before. */
export function findCausedProblems(before: ContentFiles, after: ContentFiles): readonly Problem[] {
  const [old, now] = [checkFiles(before), checkFiles(after)];
  const known = [...old.structuralProblems, ...old.contentProblems].map(identify);
  const takeIfNew = (problem: Problem) => {
    const index = known.indexOf(identify(problem));
    // Each known problem excuses one such problem; any more are new.
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  };
  return getReportedProblems({
    structuralProblems: now.structuralProblems.filter(takeIfNew),
    contentProblems: now.contentProblems.filter(takeIfNew),
  });
}
