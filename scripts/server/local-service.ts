import { type Env, hasServiceKeys } from "../settings/env-files";

/** What a page is told when its enquiries go to the local mailbox. */
export const LOCAL_SERVICE = {
  publicKey: "lokalni-kljuc",
  serviceId: "lokalni-servis",
  templateId: "lokalni-sablon",
  host: "/",
} as const;

/**
 * Environment that sends the enquiries of `gatsby develop` to the local mailbox.
 * @param env of this process
 * @param envFiles contents of the .env files Gatsby will read
 * @returns variables to add; empty when keys are set
 */
export function localMailboxEnv(env: Env, envFiles: readonly string[]): Record<string, string> {
  if (hasServiceKeys(env, envFiles)) return {};
  return {
    GATSBY_EMAILJS_PUBLIC_KEY: LOCAL_SERVICE.publicKey,
    GATSBY_EMAILJS_SERVICE_ID: LOCAL_SERVICE.serviceId,
    GATSBY_EMAILJS_TEMPLATE_ID: LOCAL_SERVICE.templateId,
    GATSBY_EMAILJS_HOST: LOCAL_SERVICE.host,
  };
}
