import { importsFrom } from "./own-modules";

const imports = importsFrom("check", {
  checkDraft: "check-draft.ts",
  lookAtPhotos: "new-photos.ts",
});

/** Where the editor waits for fields before it validates a draft that is to be saved. */
const wait = /(?<=await [\w$]+\(\),)(?=![\w$]+\(\{draft:([\w$]+),enforceRequired:)/g;

/** Where the editor stores what it has loaded from a folder: files with fields, then all others. */
const stores =
  /([\w$]+)\.current=[\w$]+,([\w$]+)\.current=[\w$]+,(?:[\w$]+\.current=[\w$]+,){2}[\w$]+\.current=!0/;

/** The end of the function that validates a draft before it is saved. */
const verdict = /return ([\w$]+)\.validities=([\w$]+),\1\.validationMessages=([\w$]+),([\w$]+)\}/;

/**
 * Lets our check judge what is about to be saved. A custom field could also stop a save, but would
 * show all messages in one place, and knows only the file that is being edited.
 * @param code of the editor's package
 * @throws Error if the code is not as expected: the package has changed
 */
export function checkOnSave(code: string): string {
  const [, entries, assets] = stores.exec(code) ?? [];
  const waiting = code.replace(wait, (_place, draft) => `await lookAtPhotos(${draft}),`);
  const changed = waiting.replace(verdict, (end, draft, validities, messages, isValid) => {
    const loaded = `entries:${entries}.current,assets:${assets}.current`;
    const attempt = `{draft:${draft},validities:${validities},validationMessages:${messages},${loaded}}`;
    return `let isSound=checkDraft(${attempt});${end.replace(`,${isValid}}`, `,isSound&&${isValid}}`)}`;
  });
  if (!entries || waiting === code || changed === waiting) {
    throw new Error("@sveltia/cms has changed: check-on-save.ts does not find where it saves.");
  }
  return imports + changed;
}
