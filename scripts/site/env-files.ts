import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import type { EnquiryServiceConfig } from "../../src/site";
import { projectFolder } from "../system/paths";

/** Environment variables with the EmailJS keys; all of them are public identifiers. */
export const serviceKeyNames = [
  "GATSBY_EMAILJS_PUBLIC_KEY",
  "GATSBY_EMAILJS_SERVICE_ID",
  "GATSBY_EMAILJS_TEMPLATE_ID",
] as const;

/** Environment variables, and those that .env files set, by name. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Return what the text of an .env file sets, without its empty lines. */
function parseEnvFile(text: string): [string, string | undefined][] {
  // parseEnv supports neither the byte order mark that Notepad writes nor all line ends.
  const lines = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  return Object.entries(parseEnv(lines)).filter(([, value]) => value);
}

/**
 * Add what .env files set to the environment, which takes precedence over them, as in Gatsby.
 * @param texts of the files; the last one takes precedence
 */
export const mergeEnv = (env: Env, texts: readonly string[]): Env => ({
  ...Object.fromEntries(texts.flatMap(parseEnvFile)),
  ...env,
});

/** Return the environment and the .env files that Gatsby reads. */
export function readEnv(mode: "development" | "production"): Env {
  const files = [".env", `.env.${mode}`].map((name) => path.join(projectFolder, name));
  const present = files.filter((file) => existsSync(file));
  return mergeEnv(
    process.env,
    present.map((file) => readFileSync(file, "utf8")),
  );
}

/** Return the mail provider's account. */
export function readEnquiryService(env: Env): EnquiryServiceConfig {
  const value = (name: string) => env[name] ?? "";
  const [publicKey, serviceId, templateId] = serviceKeyNames;
  return {
    publicKey: value(publicKey),
    serviceId: value(serviceId),
    templateId: value(templateId),
    host: value("GATSBY_EMAILJS_HOST") || "https://api.emailjs.com",
  };
}

/** Return whether all keys of the mail provider are set: with fewer the form sends nothing. */
export function hasServiceKeys(env: Env): boolean {
  const { publicKey, serviceId, templateId } = readEnquiryService(env);
  return [publicKey, serviceId, templateId].every(Boolean);
}

/**
 * Return the settings with which enquiries go to the local mailbox instead of the mail provider; none when the keys of
 * the provider are set.
 */
export function getMailboxEnv(env: Env): Record<string, string> {
  if (hasServiceKeys(env)) return {};
  const keys = Object.fromEntries(serviceKeyNames.map((name) => [name, "lokalni"]));
  return { ...keys, GATSBY_EMAILJS_HOST: "/" };
}
