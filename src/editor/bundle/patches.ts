import path from "node:path";
import type * as patchHooks from "../page/patch-hooks";

/** Return the name of a function or text of ours in the patched code. */
const hook = (name: keyof typeof patchHooks) => `patchHooks.${name}`;

/** A change to the code of Sveltia CMS, where it has no setting. A failed build quotes the purpose. */
interface Patch {
  readonly purpose: string;
  readonly pattern: RegExp;
  readonly replacement: string;
}

/** If a group captures something else, the browser tests `editor-*` fail. */
const patches: readonly Patch[] = [
  // Saving.
  {
    // $2, $3: the lists of entries and assets; $4: the writing function; $5: the backend; $6: loads remote changes.
    purpose: "send every write through the gate",
    pattern:
      /(([\w$]+)\.current=\[\.\.\.\2\.current\.filter\(.{0,60}\];let .{0,250},([\w$]+)\.current=\[\.\.\.\3\.current\.filter\(.{0,60}\]\},[\w$]+=)(async\(\{changes:.{0,300}?=([\w$]+)\.current;try\{await ([\w$]+)\(\)\}.{0,1500}?\{commit:[\w$]+,savedEntries:[\w$]+,savedAssets:[\w$]+\}\}\)\})/gs,
    replacement: `$1(${hook("setLoadedReader")}(()=>({entries:$2.current,assets:$3.current,backend:$5.current})),${hook("installGate")}($6,$4))`,
  },
  {
    // $2: creates an error of the form; $3: the form's state; $4: the entry as it would be saved.
    purpose: "show a failed save beside its fields, not only in a dialog",
    pattern:
      /(throw ([\w$]+)\(\{draft:([\w$]+)\}\),Error\(`validation_failed`\).{0,1500}?\{savingEntry:([\w$]+),.{0,1500}?)catch\(([\w$]+)\)\{throw console\.error\(\5\.cause\?\?\5\),Error\(`saving_failed`,\{cause:\5\.cause\?\?\5\}\)\}/gs,
    replacement: `$1catch(refusal){if(${hook("showInForm")}(refusal,$3,$4.locales._default.content))throw $2({draft:$3}),Error("validation_failed");throw Error("saving_failed",{cause:refusal.cause??refusal})}`,
  },
  {
    purpose: "give new files names that URLs can contain",
    pattern:
      /(=\(([\w$]+),\{fallback:[\w$]+=!0,locale:[\w$]+=void 0,maxLength:[\w$]+=void 0\}=\{\}\)=>\{)(?=let\{slug:)/g,
    replacement: `$1return ${hook("toFreeName")}($2);`,
  },

  // Draft backups, the unsaved changes that Sveltia CMS stores on the device.
  {
    purpose: "do not let a restored draft silently overwrite what others have saved since",
    pattern:
      /(\(\{backup:[\w$]+,draft:([\w$]+)\}\)=>\{let\{[^}]*currentValues:([\w$]+),[^}]*\}=[^;]*;)/g,
    replacement: `$1${hook("rebaseDraft")}($2,$3);`,
  },
  {
    // Sveltia CMS deletes backups after one click or Escape, and after a deployment that changes a label. After a
    // sign-in to a folder it makes none.
    purpose: "ask again before a draft backup is deleted",
    pattern:
      /([\w$]+)\.cmsConfigVersion===[\w$]+\.current\?\1:\(await [\w$]+\([\w$]+,[\w$]+\),null\)(.{0,3000}?\.current=\{show:!0,timestamp:[\w$]+,resolve:[\w$]+\};let [\w$]+=await )([\w$]+)(;.{0,1000}?if\([\w$]+)&&![\w$]+(\)\{let\{databaseName:[^;]*;if\([\w$]+\)\{[\w$]+=new [\w$]+\([\w$]+,`draft-backups`)/gs,
    replacement: `$1$2${hook("confirmRestoreChoice")}($3)$4$5`,
  },

  // Sign-in, fonts and languages.
  {
    purpose: "do not offer the token as a QR code, whose URL stays in that device's history",
    pattern:
      /([\w$]+\.isLargeScreen&&[\w$]+\.hasMouse&&)![\w$]+\.isLocalHost(?=&&[^)]*\.account\?\.token\))/g,
    replacement: "$1false",
  },
  {
    purpose: "load fonts from assets/, not from jsDelivr",
    pattern: /\/\* https:\/\/fontsource\.org\/[^`]*?(?=\.material-symbols-outlined \{)/g,
    replacement: "",
  },
  {
    // In Bosnian, Chromium writes “2026 M11 25”. In this locale it knows the months, whose names are the same.
    purpose: "use one language in all browsers",
    pattern: /=\{ar:\(\)=>.{0,4000}?\},([\w$]+)=`en-US`,([\w$]+)=`ar,[^`]*`\.split\(`,`\)/g,
    replacement: "={},$1=`sr-Latn-BA`,$2=[`sr-Latn-BA`]",
  },
  {
    purpose: "replace the English texts by ours",
    pattern: /\{\.\.\.[\w$]+,_sui:[\w$]+\}/g,
    replacement: hook("bosnianTexts"),
  },
];

const imports = `import * as patchHooks from ${JSON.stringify(path.resolve("src/editor/page/patch-hooks.ts"))};`;

/**
 * Apply all patches to the code of Sveltia CMS.
 * @throws Error if a pattern does not match exactly once, because Sveltia CMS has changed
 */
export function patchSveltia(code: string): string {
  return patches.reduce((text, { purpose, pattern, replacement }) => {
    const matches = [...text.matchAll(pattern)].length;
    if (matches !== 1)
      throw new Error(
        `@sveltia/cms has changed: ${purpose}: ${matches} places. Change its pattern in src/editor/bundle/patches.ts.`,
      );
    return text.replace(pattern, replacement);
  }, imports + code);
}
