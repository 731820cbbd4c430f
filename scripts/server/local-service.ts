// Sends enquiries to the local mailbox instead of EmailJS: `gatsby develop` is configured by its
// environment; in a built page, the server replaces <meta name="enquiry-service">.
import { escapeHtml } from "../../src/domain/html";
import { configName, type ServiceConfig } from "../../src/enquiry/service-config";
import { type Env, hasServiceKeys } from "../settings/env-files";

/** The configuration of a page whose enquiries go to the local mailbox. */
export const LOCAL_SERVICE = {
  publicKey: "lokalni-kljuc",
  serviceId: "lokalni-servis",
  templateId: "lokalni-sablon",
  host: "/",
} as const satisfies ServiceConfig;

/**
 * Environment variables that send the enquiries of `gatsby develop` to the local mailbox.
 * @param env environment of this process
 * @param envFiles contents of the .env files that Gatsby will read
 * @returns none when keys of the real service are set
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

/** The element as React serialises it (src/gatsby/output/ssr.tsx). */
const serviceTag = new RegExp(`(<meta name="${configName}" content=")([^"]*)`);

/** Points a page without keys at the local mailbox; any other page is returned unchanged. */
export function withLocalMailbox(html: string): string {
  return html.replace(serviceTag, (tag: string, start: string, content: string) => {
    const service: ServiceConfig = JSON.parse(content.replaceAll("&quot;", '"'));
    if (service.publicKey || service.serviceId || service.templateId) return tag;
    return start + escapeHtml(JSON.stringify(LOCAL_SERVICE));
  });
}
