/** Account data of the mail provider, EmailJS; empty where the site is built without them. */
export interface ServiceConfig {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** Origin of the provider, or `/` for the server of this page. */
  readonly host: string;
}

/** Name of the meta element that carries the account data in every page. */
export const configName = "enquiry-service";

/**
 * Reads the account data from the page. They stand in the page rather than in a script, so that a
 * local server can put its own mailbox in their place without a second build.
 */
export function readServiceConfig(): ServiceConfig {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${configName}"]`);
  const config: Partial<ServiceConfig> = JSON.parse(meta?.content ?? "{}");
  return { publicKey: "", serviceId: "", templateId: "", host: "", ...config };
}
