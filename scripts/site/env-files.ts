import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import type { EnquiryServiceConfig } from "../../src/site";

/** Environment variables with the EmailJS keys; all of them are public identifiers. */
export const serviceKeyNames = [
  "GATSBY_EMAILJS_PUBLIC_KEY",
  "GATSBY_EMAILJS_SERVICE_ID",
  "GATSBY_EMAILJS_TEMPLATE_ID",
] as const;

export type Env = Readonly<Record<string, string | undefined>>;

/** Return the texts of the .env files that Gatsby reads, the one that takes precedence first. */
export function readEnvFiles(root: string, mode: "development" | "production"): string[] {
  return [`.env.${mode}`, ".env"]
    .map((name) => path.join(root, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"));
}

/** Return a variable's value from the first file in which it is not empty. */
export function findValue(envFiles: readonly string[], name: string): string | undefined {
  return envFiles
    .map((text) => {
      // parseEnv supports neither the byte order mark that Notepad writes nor all line ends.
      const lines = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
      return parseEnv(lines)[name];
    })
    .find(Boolean);
}

/** Return the mail provider's account; the environment takes precedence over the files, as in Gatsby. */
export function readEnquiryService(env: Env, envFiles: readonly string[]): EnquiryServiceConfig {
  const value = (name: string) => env[name] ?? findValue(envFiles, name) ?? "";
  const [publicKey, serviceId, templateId] = serviceKeyNames;
  return {
    publicKey: value(publicKey),
    serviceId: value(serviceId),
    templateId: value(templateId),
    host: value("GATSBY_EMAILJS_HOST") || "https://api.emailjs.com",
  };
}

/** Return whether all keys of the mail provider are set: with fewer the form sends nothing. */
export function hasServiceKeys(env: Env, envFiles: readonly string[]): boolean {
  const { publicKey, serviceId, templateId } = readEnquiryService(env, envFiles);
  return [publicKey, serviceId, templateId].every(Boolean);
}

/**
 * Return the settings with which enquiries go to the local mailbox instead of the mail provider; none when the keys of
 * the provider are set.
 */
export function getMailboxEnv(env: Env, envFiles: readonly string[]): Record<string, string> {
  if (hasServiceKeys(env, envFiles)) return {};
  const keys = Object.fromEntries(serviceKeyNames.map((name) => [name, "lokalni"]));
  return { ...keys, GATSBY_EMAILJS_HOST: "/" };
}
