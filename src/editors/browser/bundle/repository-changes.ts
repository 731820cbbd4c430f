import type { Change } from "./change";
import { importsFrom } from "./own-modules";

const unreachable = "Server nije dostupan. Provjerite vezu s internetom i pokušajte ponovo.";

const expired = "Ključ za prijavu više ne važi. Upišite novi.";

/** Changes of what the editor does when the server of the repository, or a colleague, is in the way. */
export const repositoryChanges: readonly Change[] = [
  {
    what: "the browser's English words for a request that got nowhere",
    pattern: /(`Failed to (?:send the request|parse the response)`,\{cause:)[\w$]+\}/g,
    to: `$1{message:"${unreachable}"}}`,
  },
  {
    what: "the server's English words for a refusal",
    pattern:
      /(throw Error\(`Server responded with an error`,\{cause:\{status:([\w$]+))(\}\}\).*?cause:\{status:\2,message:)([\w$]+)\}/g,
    to: "$1,message:serverWords($2)$3serverWords($2,$4)}",
  },
  {
    what: "a remembered token that is not accepted at the start, which it does not speak of",
    pattern:
      /catch(\{[\w$]+=void 0,[\w$]+\.account=void 0)(\}.*?)\[401,403,404\]\.includes\(([\w$]+)\.cause\?\.status\)\?[\w$.]+=!0:([\w$]+)(\(\3,`dataFetch`\))/g,
    to: `catch(e)$1;e.cause&&$4(e.cause.status===401?Error("",{cause:{message:"${expired}"}}):e)$2$4$5`,
  },
  {
    what: "a token that it forgets for any fault of the server, though GitHub shows it only once",
    pattern:
      /\(typeof ([\w$]+)\?\.cause\?\.status==`number`\|\|\1\?\.message===`Not a collaborator of the repository`\)/g,
    to: "($1?.cause?.status===401)",
  },
  {
    what: "any fault of GitHub, which it takes for “no access to the repository”",
    pattern: /\{ok:([\w$]+)\}(=await [\w$]+\(`\/repos\/[^`]*\/collaborators\/[^;]*;if\()!\1\)/g,
    to: "{status:$1}$2$1===404)",
  },
  {
    what: "a restored draft, which would silently overwrite what others have saved since",
    pattern:
      /(\(\{backup:[\w$]+,draft:([\w$]+)\}\)=>\{let\{[^}]*currentValues:([\w$]+),[^}]*\}=[^;]*;)/g,
    to: "$1setEntryOfDraft($2,$3);",
  },
  {
    // They were thrown away after a deployment that changed a label, and not kept once another
    // repository was chosen, as at a sign-in to a folder.
    what: "the offer of unsaved words, which are gone after one click or Escape",
    pattern:
      /([\w$]+)\.cmsConfigVersion===[\w$]+\.current\?\1:\(await [\w$]+\([\w$]+,[\w$]+\),null\)(.*?\.current=\{show:!0,timestamp:[\w$]+,resolve:[\w$]+\};let [\w$]+=await )([\w$]+)(;.*?if\([\w$]+)&&![\w$]+(\)\{let\{databaseName:[^;]*;if\([\w$]+\)\{[\w$]+=new [\w$]+\([\w$]+,`draft-backups`)/gs,
    to: "$1$2askToDiscard($3)$4$5",
  },
];

/** What the changed code calls. */
export const repositoryImports = importsFrom("repository", {
  serverWords: "server-words.ts",
  askToDiscard: "ask-to-discard.ts",
  setEntryOfDraft: "entry-of-draft.ts",
});
