import { tell } from "../page/ask";
import { expired, serverWords, unreachable } from "./server-words";

const api = "https://api.github.com/";

/** Asked every few minutes; the page's policy would block it. */
const statusPage = "https://www.githubstatus.com/api/v2/status.json";

interface Answer {
  readonly message?: string;
  readonly errors?: readonly { readonly message?: string }[];
}

/** Return why GitHub has refused; undefined if it has not. GraphQL refuses with status 200. */
async function refusalIn(response: Response, isGraphql: boolean): Promise<string | undefined> {
  if (response.ok && !isGraphql) return undefined;
  const answer: Answer | undefined = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (response.ok && answer) {
    if (!answer.errors) return undefined;
  } else if (response.ok) return unreachable;
  const errors = answer?.errors?.map(({ message }) => message) ?? [];
  return serverWords(response.status, [answer?.message, ...errors].filter(Boolean).join(", "));
}

/** Send again, once, what a gateway of GitHub has lost. */
async function sendTwice(send: () => Promise<Response>): Promise<Response | undefined> {
  const response = await send().catch(() => undefined);
  if (response?.status !== 502) return response;
  await new Promise((done) => setTimeout(done, 1000));
  return send().catch(() => undefined);
}

/**
 * Give GitHub's faults to the editor as failed requests, with Bosnian words. It would show the server's English,
 * and forget the key at any status but 200, though GitHub shows a key only once. A key that is not accepted stays
 * a 401, which it handles. At its start it says nothing, so we do.
 */
export function followGitHub(): void {
  const send = window.fetch.bind(window);
  // It signs in by itself before anybody has touched the page. (`navigator.userActivation` survives a reload.)
  let isStarting = true;
  for (const touch of ["pointerdown", "keydown"])
    window.addEventListener(touch, () => (isStarting = false), { capture: true, once: true });
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url === statusPage) return Response.json({ status: { indicator: "none" } });
    if (!url.startsWith(api)) return send(input, init);
    const isGraphql = url.endsWith("/graphql");
    const response = await sendTwice(() => send(input, init));
    const refusal = response ? await refusalIn(response, isGraphql) : unreachable;
    if (response && !refusal) return response;
    const isExpired = response?.status === 401;
    if (isStarting && url === `${api}user`)
      void tell(isExpired ? expired : (refusal ?? unreachable));
    if (isExpired) return Response.json({ message: refusal }, { status: 401 });
    throw new TypeError(refusal);
  };
}
