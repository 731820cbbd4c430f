// The inline script of the editor's page, before the editor's own: where that does not run, the page would
// be blank. It has no imports, and reads no storage, which may be refused.
export {};

const says = {
  stale:
    "Uređivač se nije učitao: stranica je možda upravo obnovljena, ili je veza slaba. Ponovo učitajte ovu stranicu za nekoliko minuta. Ono što ste ranije pisali nije izgubljeno.",
  storage:
    "Uređivač ne može raditi, jer preglednik ne dozvoljava da se za ovu stranicu čuvaju podaci, ili na uređaju nema mjesta. U postavkama preglednika dozvolite kolačiće i podatke za ovu adresu (Cookies and site data), ili zatvorite privatni prozor, pa ponovo učitajte ovu stranicu.",
  browser:
    "Uređivač se u ovom pregledniku ne može otvoriti. Ažurirajte preglednik, ili otvorite ovu stranicu u pregledniku Chrome, Edge, Firefox ili Safari. Ako ni to ne pomogne, javite se osobi koja održava stranicu.",
};

/** Return where the editor draws itself. */
const root = () => document.querySelector("#nc-root");

function say(words: string): void {
  const place = root();
  if (place) Object.assign(place, { role: "alert", textContent: words });
  else document.addEventListener("DOMContentLoaded", () => say(words));
}

/** Say why nothing started. Faults of the storage are `DOMException`s; a chunk that is gone is a `TypeError`. */
function explain(reason: unknown): void {
  if (!root()?.firstElementChild) say(reason instanceof DOMException ? says.storage : says.browser);
}

addEventListener(
  "error",
  ({ target, error }) => {
    if (!(target instanceof HTMLScriptElement)) return explain(error);
    // The page is older than the last deployment: a reload asks the server for a newer one.
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (load?.type === "reload") say(says.stale);
    else location.reload();
  },
  true,
);
addEventListener("unhandledrejection", ({ reason }) => explain(reason));

if (!("noModule" in HTMLScriptElement.prototype)) say(says.browser);
