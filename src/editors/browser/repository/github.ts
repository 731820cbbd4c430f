import { tell } from "../page/ask";
import { expired, serverWords, unreachable } from "./server-words";

const api = "https://api.github.com/";

/** Asked every few minutes; the page's policy would block it. */
const statusPage = "https://www.githubstatus.com/api/v2/status.json";

interface Answer {
  readonly data?: unknown;
  readonly message?: string;
  readonly errors?: readonly { readonly message?: string }[];
}

/** Return why GitHub has refused; undefined if it has not. GraphQL refuses with status 200. */
async function refusalIn(response: Response, isGraphql: boolean): Promise<string | undefined> {
  if (response.ok && !isGraphql) return undefined;
  const copy = response.clone();
  const { data, message, errors = [] }: Answer = await copy.json().catch(() => ({}));
  if (response.ok && !errors.length) return data ? undefined : unreachable;
  const words = [message, ...errors.map((error) => error.message)];
  return serverWords(response.status, words.filter(Boolean).join(", "));
}

/**
 * Report GitHub's faults to the editor as failed requests, with Bosnian messages. By itself the package shows the
 * server's English and deletes the key after any fault, though GitHub shows a key only once. A rejected key stays
 * a 401, which the package handles, except while it signs in at its start: then we show the message.
 */
export function followGitHub(): void {
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
    const refusal = response ? await refusalIn(response, url.endsWith("/graphql")) : unreachable;
    if (response && !refusal) return response;
    const isExpired = response?.status === 401;
    if (isStarting && url === `${api}user`) void tell(isExpired ? expired : `${refusal}`);
    if (isExpired) return Response.json({ message: refusal }, { status: 401 });
    throw new TypeError(refusal);
  };
}
