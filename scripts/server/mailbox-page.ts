import { escapeHtml } from "../../src/domain/html";
import { labelledFields, type ReceivedEnquiry } from "./enquiry";

const STYLE = `
  body { font: 1.0625rem/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 46rem; padding: 1.5rem;
    color: #23242b; background: #fbfaf7; }
  article { background: #fff; border: 1px solid #d9d5cb; border-radius: .75rem; padding: 1rem 1.25rem;
    margin-block: 1rem; }
  h1 { line-height: 1.2; } h2 { font-size: 1rem; margin: 0 0 .5rem; }
  dl { margin: 0; } dt { font-weight: 600; }
  dd { margin: 0 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

function article(enquiry: ReceivedEnquiry): string {
  const time = new Date(enquiry.receivedAt);
  const fields = labelledFields(enquiry)
    .map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join("");
  return `<article><h2>${time.toLocaleString("bs-BA", { dateStyle: "long", timeStyle: "medium" })}</h2><dl>${fields}</dl></article>`;
}

/**
 * The page that shows the received enquiries, in the given order.
 * @returns HTML in Bosnian
 */
export function mailboxPage(enquiries: readonly ReceivedEnquiry[]): string {
  const list =
    enquiries.map(article).join("\n") ||
    "<p>Još nema upita. Pošaljite jedan preko obrasca na stranici, pa osvježite ovu.</p>";
  return `<!doctype html>
<html lang="bs">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lokalni sandučić</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Lokalni sandučić</h1>
<p>Ovdje su upiti poslani preko obrasca dok stranica radi na ovom računaru. Nikome nisu poslani i
nestaju kad zaustavite program.</p>
<p><a href="">Osvježi</a> · <a href="/">Početna stranica</a></p>
${list}
</main>
</body>
</html>
`;
}
