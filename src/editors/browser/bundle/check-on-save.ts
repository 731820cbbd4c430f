import path from "node:path";

const check = path.resolve("src/editors/browser/check/check-draft.ts");

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
  const changed = code.replace(verdict, (end, draft, validities, messages, isValid) => {
    const loaded = `entries:${entries}.current,assets:${assets}.current`;
    const attempt = `{draft:${draft},validities:${validities},validationMessages:${messages},${loaded}}`;
    return `let isSound=checkDraft(${attempt});${end.replace(`,${isValid}}`, `,isSound&&${isValid}}`)}`;
  });
  if (!entries || changed === code) {
    throw new Error(
      "@sveltia/cms has changed: src/editors/browser/bundle/check-on-save.ts found nothing.",
    );
  }
  return `import{checkDraft}from${JSON.stringify(check)};${changed}`;
}
