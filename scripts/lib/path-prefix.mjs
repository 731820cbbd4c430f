// @ts-check
import { UserError } from "./report.mjs";

/**
 * Reads PATH_PREFIX, the folder of a host below which the site is published: the one setting for
 * it, which the build, our server and the configurations of hosts all take.
 * @param {string | undefined} [text] for example "/sanjalica", "sanjalica/" or nothing
 * @returns {string} "/sanjalica", or "" at the top of a host
 * @throws {UserError} when it is not a path
 */
export function pathPrefix(text = process.env.PATH_PREFIX) {
  const parts = (text ?? "").trim().split("/").filter(Boolean);
  if (parts.every((part) => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part))) {
    return parts.map((part) => `/${part}`).join("");
  }
  throw new UserError(
    `PATH_PREFIX mora biti putanja kao „/sanjalica”, a sada je „${text}”. Za adresu bez foldera ostavite je praznom.`,
  );
}

/** @returns {Record<string, string>} environment that makes Gatsby build for PATH_PREFIX */
export function prefixEnv() {
  const prefix = pathPrefix();
  return { PATH_PREFIX: prefix, PREFIX_PATHS: prefix ? "true" : "false" };
}
