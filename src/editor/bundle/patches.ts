import path from "node:path";

/** A change to the package's code, for what it has no setting for. */
interface Patch {
  readonly what: string;
  readonly pattern: RegExp;
  readonly to: string;
}

/** Patches around writing. If a group captures something else, the tests `editor-*` fail in a browser. */
const gatePatches: readonly Patch[] = [
  {
    // $2, $3: the lists of entries and of assets; $4: the function; $5: the backend; $6: what loads news.
    what: "the function that writes all changes, after what it has loaded",
    pattern:
      /(([\w$]+)\.current=\[\.\.\.\2\.current\.filter\(.{0,60}\];let .{0,250},([\w$]+)\.current=\[\.\.\.\3\.current\.filter\(.{0,60}\]\},[\w$]+=)(async\(\{changes:.*?=([\w$]+)\.current;try\{await ([\w$]+)\(\)\}.*?\{commit:[\w$]+,savedEntries:[\w$]+,savedAssets:[\w$]+\}\}\)\})/gs,
    to: "$1installGate(setLoadedReader(()=>({entries:$2.current,assets:$3.current,host:$5.current})),$6,$4)",
  },
  {
    // $2: what makes an error of the form; $3: its draft; $4: the entry as it would be saved.
    what: "a save that has failed, of which forms say nothing beside their fields",
    pattern:
      /(throw ([\w$]+)\(\{draft:([\w$]+)\}\),Error\(`validation_failed`\).*?\{savingEntry:([\w$]+),.*?)catch\(([\w$]+)\)\{throw console\.error\(\5\.cause\?\?\5\),Error\(`saving_failed`,\{cause:\5\.cause\?\?\5\}\)\}/gs,
    to: "$1catch(refusal){if(showInForm(refusal,$3,$4.locales._default.content))throw $2({draft:$3}),Error(`validation_failed`);throw Error(`saving_failed`,{cause:refusal.cause??refusal})}",
  },
  {
    what: "the names of new files, which may hold what no URL can",
    pattern:
      /(=\(([\w$]+),\{fallback:[\w$]+=!0,locale:[\w$]+=void 0,maxLength:[\w$]+=void 0\}=\{\}\)=>\{)(?=let\{slug:)/g,
    to: "$1return toFreeName($2);",
  },
];

/** Patches around words that are not saved yet, which the editor keeps on the device. */
const storagePatches: readonly Patch[] = [
  {
    what: "a restored draft, which would silently overwrite what others have saved since",
    pattern:
      /(\(\{backup:[\w$]+,draft:([\w$]+)\}\)=>\{let\{[^}]*currentValues:([\w$]+),[^}]*\}=[^;]*;)/g,
    to: "$1setEntryOfDraft($2,$3);",
  },
  {
    // The package throws them away after a deployment that changes a label, and keeps none after a sign-in to a
    // folder.
    what: "the offer of unsaved words, which are gone after one click or Escape",
    pattern:
      /([\w$]+)\.cmsConfigVersion===[\w$]+\.current\?\1:\(await [\w$]+\([\w$]+,[\w$]+\),null\)(.*?\.current=\{show:!0,timestamp:[\w$]+,resolve:[\w$]+\};let [\w$]+=await )([\w$]+)(;.*?if\([\w$]+)&&![\w$]+(\)\{let\{databaseName:[^;]*;if\([\w$]+\)\{[\w$]+=new [\w$]+\([\w$]+,`draft-backups`)/gs,
    to: "$1$2askToDiscard($3)$4$5",
  },
];

/** Patches of offers, of requests to other hosts, and of languages. */
const hostAndWordPatches: readonly Patch[] = [
  {
    what: "the offer of the key as a QR code: an address, which stays in the history of the second device",
    pattern:
      /([\w$]+\.isLargeScreen&&[\w$]+\.hasMouse&&)![\w$]+\.isLocalHost(?=&&[^)]*\.account\?\.token\))/g,
    to: "$1false",
  },
  {
    what: "the fonts on jsDelivr, which the files in assets/ replace",
    pattern: /\/\* https:\/\/fontsource\.org\/[^`]*?(?=\.material-symbols-outlined \{)/g,
    to: "",
  },
  {
    // Chromium writes “2026 M11 25” in Bosnian. It knows the months of this language, which are the same words.
    what: "the list of its languages, which becomes one language for all browsers",
    pattern: /=\{ar:\(\)=>.*?\},([\w$]+)=`en-US`,([\w$]+)=`ar,[^`]*`\.split\(`,`\)/g,
    to: "={},$1=`sr-Latn-BA`,$2=[`sr-Latn-BA`]",
  },
  {
    what: "its English texts, which ours replace",
    pattern: /\{\.\.\.[\w$]+,_sui:[\w$]+\}/g,
    to: "bosnianTexts",
  },
];

/** Imports of the patched code, by the files of `src` that export them. */
const needed = {
  bosnianTexts: "editor/locale/bs.json",
  "{installGate}": "editor/gate/guard.ts",
  "{setLoadedReader}": "editor/model/loaded.ts",
  "{showInForm}": "editor/gate/refusal.ts",
  "{toFreeName}": "content/slugs.ts",
  "{askToDiscard}": "editor/sveltia/drafts.ts",
  "{setEntryOfDraft}": "editor/sveltia/drafts.ts",
};

const imports = Object.entries(needed)
  .map(([names, file]) => `import ${names} from ${JSON.stringify(path.resolve("src", file))};`)
  .join("");

/**
 * Apply the patches to the package's code.
 * @throws Error if the place of one of them is not found exactly once: the package has changed
 */
export function patchEditor(code: string): string {
  const patches = [...gatePatches, ...storagePatches, ...hostAndWordPatches];
  return patches.reduce((text, { what, pattern, to }) => {
    const places = [...text.matchAll(pattern)].length;
    if (places !== 1)
      throw new Error(
        `@sveltia/cms has changed: ${what}: ${places} places. Change its pattern in src/editor/bundle/patches.ts.`,
      );
    return text.replace(pattern, to);
  }, imports + code);
}
