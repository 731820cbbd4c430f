// The local mailbox in the place of EmailJS: `gatsby develop` learns of it from its environment; a
// built page, which names the service in <meta name="enquiry-service">, on its way to the browser.
import { configName, type ServiceConfig } from "../../src/enquiry/service-config";
import { type Env, hasServiceKeys } from "../settings/env-files";

/** What a page is told when its enquiries go to the local mailbox. */
export const LOCAL_SERVICE = {
  publicKey: "lokalni-kljuc",
  serviceId: "lokalni-servis",
  templateId: "lokalni-sablon",
  host: "/",
} as const satisfies ServiceConfig;

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

/** The element as React writes it (src/gatsby/output/ssr.tsx). */
const serviceTag = new RegExp(`(<meta name="${configName}" content=")([^"]*)`);

/** Points a page without keys at the local mailbox; any other page comes back unchanged. */
export function withLocalMailbox(html: string): string {
  return html.replace(serviceTag, (tag: string, start: string, content: string) => {
    const service: ServiceConfig = JSON.parse(content.replaceAll("&quot;", '"'));
    if (service.publicKey || service.serviceId || service.templateId) return tag;
    return start + JSON.stringify(LOCAL_SERVICE).replaceAll('"', "&quot;");
  });
}
