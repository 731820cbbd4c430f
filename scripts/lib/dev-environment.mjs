// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { LOCAL_SERVICE } from "./enquiry-meta.mjs";
import { ROOT } from "./paths.mjs";

/** Environment variables with the EmailJS keys; all of them are public identifiers. */
export const KEY_VARIABLES = Object.freeze([
  "GATSBY_EMAILJS_PUBLIC_KEY",
  "GATSBY_EMAILJS_SERVICE_ID",
  "GATSBY_EMAILJS_TEMPLATE_ID",
]);

/**
 * @param {string} text contents of an .env file
 * @returns {boolean} true when it sets one of the keys to something
 */
export function envFileSetsKey(text) {
  return KEY_VARIABLES.some((name) =>
    new RegExp(`^[ \\t\uFEFF]*(?:export[ \\t]+)?${name}[ \\t]*=[ \\t]*["']?[^\\s"'#]`, "m").test(
      text,
    ),
  );
}

/**
 * Reads the .env files that Gatsby reads.
 * @param {"development" | "production"} mode
 * @returns {string[]} their contents
 */
export function readEnvFiles(mode) {
  return [`.env.${mode}`, ".env"]
    .map((name) => path.join(ROOT, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"));
}

/**
 * @param {Record<string, string | undefined>} env environment of this process
 * @param {string[]} envFiles contents of the .env files Gatsby will read
 * @returns {boolean} true when the account of the mail service is known, at least in part
 */
export function hasServiceKeys(env, envFiles) {
  return KEY_VARIABLES.some((name) => env[name]) || envFiles.some(envFileSetsKey);
}

/**
 * Environment that sends the enquiries of `gatsby develop` to the local mailbox.
 * @param {Record<string, string | undefined>} env environment of this process
 * @param {string[]} envFiles contents of the .env files Gatsby will read
 * @returns {Record<string, string>} variables to add; empty when keys are set
 */
export function localMailboxEnv(env, envFiles) {
  if (hasServiceKeys(env, envFiles)) return {};
  return {
    GATSBY_EMAILJS_PUBLIC_KEY: LOCAL_SERVICE.publicKey,
    GATSBY_EMAILJS_SERVICE_ID: LOCAL_SERVICE.serviceId,
    GATSBY_EMAILJS_TEMPLATE_ID: LOCAL_SERVICE.templateId,
    GATSBY_EMAILJS_HOST: LOCAL_SERVICE.host,
  };
}
