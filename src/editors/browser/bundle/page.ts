import texts from "../locale/bs.json";

/** Folder and address of the editor, which `takenNames` in `src/content/addresses.ts` reserves. */
export const editorName = "admin";

/**
 * What the editor may load (CSP Level 3). It brings its styles in its script. Staff's words may be sent to
 * GitHub only.
 * @param origin of the published site
 */
const policyOf = (origin: string) =>
  [
    "default-src 'none'",
    // WebAssembly decodes HEIC photos and encodes WebP.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: https://avatars.githubusercontent.com`,
    "font-src 'self'",
    // The package's preview is a blob, in which a page of the site is a frame. To Firefox `'self'` is then
    // the blob, so the site is named too.
    `frame-src 'self' blob: http://localhost:* ${origin}`,
    `connect-src 'self' blob: data: https://api.github.com`,
    // The package's preview has a <base> with the site's address.
    "base-uri 'self'",
    "form-action 'none'",
  ].join("; ");

/** Hides the button for new folders: the site sees no files in them, save the parts of a page. */
const noFolders = `button[aria-label="${texts.new_folder}"]:not(.new-parent-folder-button){display:none}`;

interface PageFiles {
  /** Addresses, from the host's root. */
  readonly script: string;
  readonly style: string;
  readonly font: string;
  /** Origin of the published site. */
  readonly origin: string;
}

/** The document of the editor. Search engines leave it out. */
export function editorPage({ script, style, font, origin }: PageFiles): string {
  return `<!doctype html>
<html lang="bs">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(origin)}">
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
<link rel="stylesheet" href="${style}">
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
