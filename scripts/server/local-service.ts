// Sends enquiries to the local mailbox instead of EmailJS: `gatsby develop` is configured by its
// environment; in the data of the built form, the server replaces the account.
import type { ServiceConfig } from "../../src/enquiry/send-enquiry";
import { routes } from "../../src/site";
import { type Env, hasServiceKeys } from "../settings/env-files";

/** The file of a built site with the account, which a browser loads with the form. */
export const serviceFile = `/page-data${routes.contact}/page-data.json`;

/** The account of a form whose enquiries go to the local mailbox. */
export const LOCAL_SERVICE = {
  publicKey: "lokalni-kljuc",
  serviceId: "lokalni-servis",
  templateId: "lokalni-sablon",
  host: "/",
} as const satisfies ServiceConfig;

/**
 * @param envFiles contents of the .env files that Gatsby will read
 * @returns variables for `gatsby develop`; none when keys of the real service are set
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

/** Points a form's data at the local mailbox if the build has no keys. */
export function withLocalMailbox(data: string): string {
  return data.replace(/(?<="enquiryService":)\{[^}]*\}/, (text) => {
    const { publicKey, serviceId, templateId }: ServiceConfig = JSON.parse(text);
    return publicKey || serviceId || templateId ? text : JSON.stringify(LOCAL_SERVICE);
  });
}
