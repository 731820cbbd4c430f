import type { Change } from "./change";
import { importsFrom } from "./own-modules";

/** Changes of what the editor does before it writes. */
export const gateChanges: readonly Change[] = [
  {
    what: "the function that writes all changes, after what it has loaded",
    pattern:
      /(([\w$]+)\.current=\[\.\.\.\2\.current\.filter\(.{0,60}\];let .{0,250},([\w$]+)\.current=\[\.\.\.\3\.current\.filter\(.{0,60}\]\},[\w$]+=)(async\(\{changes:.*?=([\w$]+)\.current;try\{await ([\w$]+)\(\)\}.*?\{commit:[\w$]+,savedEntries:[\w$]+,savedAssets:[\w$]+\}\}\)\})/gs,
    to: "$1guarded(()=>({entries:$2.current,assets:$3.current,host:$5.current}),$6,$4)",
  },
  {
    what: "a save that has failed, of which forms say nothing beside their fields",
    pattern:
      /(throw ([\w$]+)\(\{draft:([\w$]+)\}\),Error\(`validation_failed`\).*?\{savingEntry:([\w$]+),.*?)catch\(([\w$]+)\)\{throw console\.error\(\5\.cause\?\?\5\),Error\(`saving_failed`,\{cause:\5\.cause\?\?\5\}\)\}/gs,
    to: "$1catch(refusal){if(showInForm(refusal,$3,$4.locales._default.content))throw $2({draft:$3}),Error(`validation_failed`);throw Error(`saving_failed`,{cause:refusal.cause??refusal})}",
  },
  {
    what: "the names of new files, which may hold what no address can",
    pattern:
      /(=\(([\w$]+),\{fallback:[\w$]+=!0,locale:[\w$]+=void 0,maxLength:[\w$]+=void 0\}=\{\}\)=>\{)(?=let\{slug:)/g,
    to: "$1return newName($2);",
  },
];

/** What the changed code calls. */
export const gateImports = [
  importsFrom("gate", { guarded: "guard.ts", showInForm: "refusal.ts" }),
  importsFrom("../../content", { newName: "addresses.ts" }),
].join("");
