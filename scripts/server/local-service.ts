// Sends enquiries of `npm run dev`, and of the tests' site, to the local mailbox instead of EmailJS.
import { type Env, hasServiceKeys, KEY_VARIABLES } from "../settings/env-files";

/**
 * @param envFiles contents of the .env files that Gatsby will read
 * @returns variables for `gatsby develop`; none when keys of the real service are set
 */
export function getMailboxEnv(env: Env, envFiles: readonly string[]): Record<string, string> {
  if (hasServiceKeys(env, envFiles)) return {};
  return {
    ...Object.fromEntries(KEY_VARIABLES.map((name) => [name, "lokalni"])),
    GATSBY_EMAILJS_HOST: "/",
  };
}
