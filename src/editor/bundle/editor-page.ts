/**
 * Return the editor's Content Security Policy (Level 3). Styles are inline, because Sveltia CMS adds them by script.
 * Only GitHub may receive what staff write.
 * @param origin of the published site
 */
const createPolicy = (origin: string) =>
  [
    "default-src 'none'",
    // WebAssembly decodes HEIC photos and encodes WebP.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https://avatars.githubusercontent.com",
    "font-src 'self'",
    // The preview of Sveltia CMS is a blob, with a page of the site in a frame. There `'self'` is the blob in Firefox,
    // so the site's origin is listed too, as is a developer's computer.
    `frame-src 'self' blob: http://localhost:* ${origin}`,
    "connect-src 'self' blob: data: https://api.github.com",
    // The preview of Sveltia CMS has a <base> with the site's URL.
    "base-uri 'self'",
    "form-action 'none'",
  ].join("; ");

interface PageFiles {
  /** Root-relative URLs. */
  readonly script: string;
  readonly style: string;
  readonly font: string;
  readonly origin: string;
}

/** The content of the page until Sveltia CMS replaces it. It stays in browsers where Sveltia CMS cannot start. */
const loadingOrFailedMessage =
  "Uređivač se učitava. Ako se ne pojavi, ponovo učitajte ovu stranicu za nekoliko minuta: možda je upravo obnovljena, ili je veza slaba. Ono što ste ranije pisali nije izgubljeno. Ako ni to ne pomogne, ažurirajte preglednik ili otvorite ovu stranicu u drugom (Chrome, Edge, Firefox ili Safari), u njegovim postavkama dozvolite JavaScript, kolačiće i podatke za ovu adresu (Cookies and site data), i zatvorite privatni prozor. Inače se javite osobi koja održava stranicu.";

/** Return the HTML of the page /admin, which search engines must not index. */
export function renderEditorPage({ script, style, font, origin }: PageFiles): string {
  return `<!doctype html>
<html lang="bs" translate="no">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${createPolicy(origin)}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="google" content="notranslate">
<meta name="referrer" content="no-referrer">
<title>Uređivanje stranice</title>
<link rel="icon" href="data:,">
<style>@font-face{font-family:Figtree;src:url("${font}");font-weight:400 700}</style>
<link rel="stylesheet" href="${style}">
<script type="module" src="${script}"></script>
</head>
<body>
<div id="nc-root"><p>${loadingOrFailedMessage}</p></div>
<div class="publish-status" role="status"></div>
</body>
</html>
`;
}
