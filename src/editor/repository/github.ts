import { tell } from "../base/ask";
import { getSignInKey } from "../sveltia/storage";

/** The message for a request without an answer. */
export const unreachable = "Server nije dostupan. Provjerite vezu s internetom i pokušajte ponovo.";
/** The message for a key that is no longer accepted. */
export const expired = "Ključ za prijavu više ne važi. Upišite novi.";

/** Meanings of refusals for a teacher, by status and the server's words; the first match counts. */
const meanings: readonly (readonly [RegExp, string])[] = [
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
 * Say in Bosnian why the server of the repository has refused.
 * @param status of HTTP; GraphQL refuses with 200
 * @param words of the server, in English
 */
export function describeRefusal(status: number, words = ""): string {
  const answer = `${status} ${words}`;
  const [, meaning] = meanings.find(([pattern]) => pattern.test(answer)) ?? [];
  return meaning ?? `Server je odbio zahtjev: „${words || status}”.`;
}

const api = "https://api.github.com/";

/** The package asks this host every few minutes; the page's policy would block it. */
const statusPage = "https://www.githubstatus.com/api/v2/status.json";

/** Fetch the text of a file as it was after a commit; throws an Error if GitHub refuses. */
export async function fetchVersion(repository: string, path: string, sha: string): Promise<string> {
  const url = `${api}repos/${repository}/contents/${encodeURI(path)}?ref=${sha}`;
  const headers = {
    Authorization: `token ${getSignInKey()}`,
    Accept: "application/vnd.github.raw+json",
  };
  const response = await fetch(url, { headers, cache: "no-store" });
  if (!response.ok) throw new Error(`GitHub has answered ${response.status}.`);
  return response.text();
}

interface Answer {
  readonly data?: unknown;
  readonly message?: string;
  readonly errors?: readonly { readonly message?: string }[];
}

/** Return why GitHub has refused; undefined if it has not. GraphQL refuses with status 200. */
async function findRefusal(response: Response, isGraphql: boolean): Promise<string | undefined> {
  if (response.ok && !isGraphql) return undefined;
  const copy = response.clone();
  const { data, message, errors = [] }: Answer = await copy.json().catch(() => ({}));
  if (response.ok && !errors.length) return data ? undefined : unreachable;
  const words = [message, ...errors.map((error) => error.message)];
  return describeRefusal(response.status, words.filter(Boolean).join(", "));
}

/**
 * Report GitHub's faults to the editor as failed requests, with Bosnian messages. By itself the package shows the
 * server's English and deletes the key after any fault, though GitHub shows a key only once. A rejected key stays
 * a 401, which the package handles, except while it signs in at its start: then we show the message.
 */
export function installGitHubFaults(): void {
  const send = window.fetch.bind(window);
  // The package signs in before anybody has touched the page; `navigator.userActivation` survives a reload.
  let isStarting = true;
  for (const touch of ["pointerdown", "keydown"])
    window.addEventListener(touch, () => (isStarting = false), { capture: true, once: true });
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url === statusPage) return Response.json({ status: { indicator: "none" } });
    if (!url.startsWith(api)) return send(input, init);
    const response = await send(input, init).catch(() => undefined);
    const refusal = response ? await findRefusal(response, url.endsWith("/graphql")) : unreachable;
    if (response && !refusal) return response;
    const isExpired = response?.status === 401;
    if (isStarting && url === `${api}user`) void tell(isExpired ? expired : `${refusal}`);
    if (isExpired) return Response.json({ message: refusal }, { status: 401 });
    throw new TypeError(refusal);
  };
}
