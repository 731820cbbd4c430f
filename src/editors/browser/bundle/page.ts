import texts from "../locale/bs.json";
import { gitHubApi } from "../repository/host";

/** Folder and address of the editor, which `takenNames` in `src/site.ts` reserves. */
export const editorName = "admin";

/** Where the host of the repository has the pictures of accounts. */
const picturesOf = (api: string) =>
  api === gitHubApi ? "https://avatars.githubusercontent.com" : new URL(api).origin;

/**
 * What the editor may load (CSP Level 3). It brings its styles in its script.
 * @param api of the host of the repository: the only place that staff's words may be sent to
 */
const policyFor = (api: string) =>
  [
    "default-src 'none'",
    // WebAssembly decodes HEIC photos and encodes WebP.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${picturesOf(api)}`,
    "font-src 'self'",
    `connect-src 'self' blob: data: ${new URL(api).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** Hides the button for new folders: the site sees no files in them, save the parts of a page. */
const noFolders = `button[aria-label="${texts.new_folder}"]:not(.new-parent-folder-button){display:none}`;

interface PageFiles {
  /** Addresses, from the host's root. */
  readonly script: string;
  readonly font: string;
  /** Of the host of the repository. */
  readonly api: string;
}

/** The document of the editor. Search engines leave it out. */
export function editorPage({ script, font, api }: PageFiles): string {
  return `<!doctype html>
<html lang="bs">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(api)}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Uređivanje stranice</title>
<link rel="icon" href="data:,">
<style>@font-face{font-family:Figtree;src:url("${font}");font-weight:400 700}:root{--sui-font-family-default:Figtree!important}
body{margin:0;display:flex;flex-direction:column;height:100dvh}
#nc-root{position:relative;flex:1;contain:layout}
.standing{padding:.4rem 1rem;font:.9375rem/1.4 Figtree;color:var(--sui-primary-foreground-color);background:var(--sui-secondary-background-color)}
.standing:empty{display:none}
.standing a{color:inherit;font-weight:600}
.standing button{min-block-size:24px;padding:0 .75rem;border:1px solid;border-radius:4px;font:inherit;font-weight:600;color:inherit;background:none;cursor:pointer}
${noFolders}</style>
<script type="module" src="${script}"></script>
</head>
<body>
<div id="nc-root"></div>
<div class="standing" role="status"></div>
<div class="standing deleted" role="status"></div>
<noscript>Uređivanje radi samo uz uključen JavaScript.</noscript>
</body>
</html>
`;
}
