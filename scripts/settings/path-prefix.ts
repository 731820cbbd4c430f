import { UserError } from "../system/user-error";

/**
 * Reads PATH_PREFIX, the path on a host below which the site is published.
 * @param text for example "/sanjalica", "sanjalica/" or nothing
 * @returns "/sanjalica", or "" for a site at the root of its host
 * @throws {UserError} when it is not a path
 */
export function pathPrefix(text: string | undefined = process.env.PATH_PREFIX): string {
  const parts = (text ?? "").trim().split("/").filter(Boolean);
  if (parts.every((part) => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part))) {
    return parts.map((part) => `/${part}`).join("");
  }
  throw new UserError(
    `PATH_PREFIX mora biti putanja kao „/sanjalica”, a sada je „${text}”. Za adresu bez foldera ostavite je praznom.`,
  );
}

/** @returns environment variables that make Gatsby build for PATH_PREFIX */
export function prefixEnv(): Record<string, string> {
  const prefix = pathPrefix();
  return { PATH_PREFIX: prefix, PREFIX_PATHS: prefix ? "true" : "false" };
}
