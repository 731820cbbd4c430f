import { showMessage } from "../base/dialogs";
import { getAccessToken } from "../sveltia/storage";

/** The message for a request without a response. */
const unreachableMessage = "Server nije dostupan. Provjerite vezu s internetom i pokušajte ponovo.";
/** The message for an access token that is no longer valid. */
const expiredMessage = "Ključ za prijavu više ne važi. Upišite novi.";

/** Messages for staff, by patterns of the HTTP status and the server's message. The first match counts. */
const staffMessages: readonly (readonly [RegExp, string])[] = [
  [
    /^401/,
    "Ključ za prijavu više ne važi. Ponovo učitajte ovu stranicu u pregledniku (na njegovo pitanje odgovorite da želite otići), prijavite se novim ključem, otvorite isti unos i odaberite „Vrati”: ono što ste napisali nije izgubljeno.",
  ],
  [
    /^429|rate limit/i,
    "Server je u kratkom vremenu primio previše zahtjeva. Pokušajte ponovo za nekoliko minuta, najkasnije za sat.",
  ],
  [
    /^413/,
    "Datoteka je prevelika za server na kojem je spremište stranice. Smanjite je i pokušajte ponovo.",
  ],
  [
    /suspended/i,
    "GitHub je zatvorio nalog kojem pripada ovaj ključ za prijavu. Javite se osobi koja održava stranicu: treba ključ drugog naloga.",
  ],
  [
    /archived/i,
    "Spremište stranice je arhivirano, pa se u njemu ništa ne može mijenjati. Javite se osobi koja održava stranicu: na GitHubu ga treba ponovo otvoriti („Unarchive this repository”).",
  ],
  [
    /rule violations|protected branch|through a pull request/i,
    "Pravila spremišta na GitHubu ne dozvoljavaju čuvanje bez odobrenja. Javite se osobi koja održava stranicu: ovaj nalog treba dodati u „Bypass list” tih pravila.",
  ],
  [
    /^403|not accessible/i,
    "Ovaj ključ za prijavu ne dozvoljava mijenjanje stranice. Zatražite ključ s dozvolom „Contents: Read and write”.",
  ],
  [
    /^404|could not resolve/i,
    "Ovaj ključ za prijavu ne otvara spremište stranice. Zatražite ključ za to spremište.",
  ],
  [/^5/, "Server trenutno ne radi kako treba. Pokušajte ponovo za nekoliko minuta."],
];

/**
 * Return in Bosnian why GitHub has refused a request.
 * @param status HTTP status; GraphQL refuses with 200
 * @param serverMessage of the server, in English
 */
export function explainRefusal(status: number, serverMessage = ""): string {
  const statusAndMessage = `${status} ${serverMessage}`;
  const [, staffMessage] = staffMessages.find(([pattern]) => pattern.test(statusAndMessage)) ?? [];
  return staffMessage ?? `Server je odbio zahtjev: „${serverMessage || status}”.`;
}

const api = "https://api.github.com/";

/** Sveltia CMS requests this URL every few minutes. The page's Content Security Policy would block it. */
const statusPage = "https://www.githubstatus.com/api/v2/status.json";

/** Return the text of a file as it was after a commit. Throw an Error if GitHub refuses. */
export async function fetchFileAt(repository: string, path: string, sha: string): Promise<string> {
  const url = `${api}repos/${repository}/contents/${encodeURI(path)}?ref=${sha}`;
  const headers = {
    Authorization: `token ${getAccessToken()}`,
    Accept: "application/vnd.github.raw+json",
  };
  const response = await fetch(url, { headers, cache: "no-store" });
  if (!response.ok) throw new Error(`GitHub has answered ${response.status}.`);
  return response.text();
}

interface GitHubResponse {
  readonly data?: unknown;
  readonly message?: string;
  readonly errors?: readonly { readonly message?: string }[];
}

/** Return in Bosnian why GitHub has refused; undefined if it has not. */
async function findRefusal(response: Response, url: string): Promise<string | undefined> {
  if (response.ok && !url.endsWith("/graphql")) return undefined;
  const copy = response.clone();
  const { data, message, errors = [] }: GitHubResponse = await copy.json().catch(() => ({}));
  if (response.ok && !errors.length) return data ? undefined : unreachableMessage;
  const messages = [message, ...errors.map((error) => error.message)];
  return explainRefusal(response.status, messages.filter(Boolean).join(", "));
}

/**
 * Replace `window.fetch`, to turn GitHub's errors into failed requests with Bosnian messages. Sveltia CMS would show
 * English ones and, after any error, delete the access token, which GitHub shows only once. A rejected token stays a
 * 401, which Sveltia CMS handles; but while it signs in at its start, we show the message ourselves.
 */
export function interceptGitHubRequests(): void {
  const originalFetch = window.fetch.bind(window);
  // Sveltia CMS signs in before the page is first touched. `navigator.userActivation` would survive a reload.
  let isStarting = true;
  for (const touch of ["pointerdown", "keydown"])
    window.addEventListener(touch, () => (isStarting = false), { capture: true, once: true });
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url === statusPage) return Response.json({ status: { indicator: "none" } });
    if (!url.startsWith(api)) return originalFetch(input, init);
    const response = await originalFetch(input, init).catch(() => undefined);
    const refusal = response ? await findRefusal(response, url) : unreachableMessage;
    if (response && !refusal) return response;
    const isExpired = response?.status === 401;
    if (isStarting && url === `${api}user`)
      void showMessage(isExpired ? expiredMessage : `${refusal}`);
    if (isExpired) return Response.json({ message: refusal }, { status: 401 });
    throw new TypeError(refusal);
  };
}
