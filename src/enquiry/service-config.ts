/** Account data for the mail provider, EmailJS; empty if the site was built without it. */
export interface ServiceConfig {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** Origin of the provider, or `/` for the server that served this page. */
  readonly host: string;
}

/** Name of the meta element with the account data. */
export const configName = "enquiry-service";

/**
 * Reads the account data from the page. It is in the page, not in a script, so that the local server
 * can replace it with its own mailbox without another build.
 */
export function readServiceConfig(): ServiceConfig {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${configName}"]`);
  const config: Partial<ServiceConfig> = JSON.parse(meta?.content ?? "{}");
  return { publicKey: "", serviceId: "", templateId: "", host: "", ...config };
}
