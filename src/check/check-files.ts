import { isContentPhoto } from "../content/collections";
import { getDownloadName, isDownload, parseDownloadLink } from "../content/downloads";
import { mapPhotoSets } from "../content/photo-files";
import { checkBody } from "./check-body";
import { checkCentreFacts } from "./check-centre-facts";
import { checkDays } from "./check-days";
import { checkDownloadNames, createUnlinkedDownloadWarning } from "./check-download";
import { checkFields } from "./check-fields";
import { checkFileSet } from "./check-file-set";
import { getLinks } from "./check-links";
import { checkPages, checkSections } from "./check-pages";
import { checkPhotos, createUnnamedPhotoWarning, findUnnamedPhotos } from "./check-photos";
import { checkTexts } from "./check-texts";
import { type ContentFile, type ContentFiles, isParsed } from "./content-file";
import { getLinkTargets, getListedPhotoNames } from "./link-targets";
import { hasErrors, type Problem } from "./problem";

/** Problems of the content, except in the bytes of photos and downloads. */
export interface CheckedFiles {
  /** A file is missing or stray, cannot be parsed, or breaks its schema. */
  readonly structuralProblems: readonly Problem[];
  /** All other problems, which are looked for in valid files. A link to an invalid file counts as broken. */
  readonly contentProblems: readonly Problem[];
}

/** Return the problems to report: while there are structural errors, the others may follow from them. */
export const getReportedProblems = ({ structuralProblems, contentProblems }: CheckedFiles) =>
  hasErrors(structuralProblems) ? structuralProblems : [...structuralProblems, ...contentProblems];

/** Return the downloads that no text links to. */
function findUnlinkedDownloads(files: readonly string[], contents: readonly ContentFile[]) {
  const links = contents.flatMap(getLinks).map((url) => parseDownloadLink(url)?.name);
  return files.filter((file) => isDownload(file) && !links.includes(getDownloadName(file)));
}

function checkTogether(files: readonly string[], contents: readonly ContentFile[]): Problem[] {
  const lists = mapPhotoSets((set) => getListedPhotoNames(contents, set));
  const targets = getLinkTargets(files, contents, lists);
  const photos = files.filter(isContentPhoto);
  const fileProblems = contents.flatMap((content) => [
    ...checkTexts(content, targets),
    ...checkBody(content, targets),
    ...checkPhotos(content, photos, lists),
  ]);
  return [
    ...fileProblems,
    ...checkCentreFacts(contents),
    ...checkDays(contents),
    ...checkSections(contents),
    ...checkPages(files),
    ...findUnnamedPhotos(files, contents).map(createUnnamedPhotoWarning),
    ...findUnlinkedDownloads(files, contents).map(createUnlinkedDownloadWarning),
  ];
}

/** Check all content, from the disk or from the editor, but not the bytes of photos and downloads. */
export function checkFiles(all: ContentFiles): CheckedFiles {
  const files = [...all.keys()].sort();
  const results = [...all.values()].filter((result) => result !== undefined);
  const contents = results.filter(isParsed);
  const checked = contents.map((content) => ({ content, problems: checkFields(content) }));
  const valid = checked.flatMap(({ content, problems }) => (hasErrors(problems) ? [] : content));
  return {
    structuralProblems: [
      ...checkFileSet(files),
      ...checkDownloadNames(files),
      ...results.flatMap((result) => (isParsed(result) ? [] : result)),
      ...checked.flatMap(({ problems }) => problems),
    ],
    contentProblems: checkTogether(files, valid),
  };
}
