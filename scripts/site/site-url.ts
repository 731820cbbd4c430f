import { UserError } from "../system/user-error";
import type { Env } from "./env-files";

/** Reserved for examples (RFC 2606); used until a domain is set. */
export const exampleUrl = "https://sanjalica.example";

/**
 * Return SITE_URL, the origin at which the site is published: `https://www.sanjalica.ba`.
 * @throws UserError when it is not an origin
 */
export function readSiteUrl(env: Env): string {
  const text = env.SITE_URL?.trim() || exampleUrl;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new UserError(
    `SITE_URL mora biti adresa kao „https://www.sanjalica.ba”, a sada je „${text}”. Folder ispod nje, ako ga ima, ide u PATH_PREFIX.`,
  );
}

export const isExampleUrl = (url: string) => new URL(url).hostname.endsWith(".example");

/**
 * Return PATH_PREFIX, the path on a host below which the site is published: `/sanjalica`, or nothing for its root.
 * @throws UserError when it is not a path
 */
export function readPathPrefix(env: Env): string {
  const text = env.PATH_PREFIX ?? "";
  const parts = text.trim().split("/").filter(Boolean);
  if (parts.every((part) => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part))) {
    return parts.map((part) => `/${part}`).join("");
  }
  throw new UserError(
    `PATH_PREFIX mora biti putanja kao „/sanjalica”, a sada je „${text}”. Za adresu bez foldera ostavite je praznom.`,
  );
}

/** Return the repository that the editor edits, `owner/name`; empty if none is set. GitHub's workflows set their own. */
export const readRepository = (env: Env): string =>
  env.EDITOR_REPOSITORY || env.GITHUB_REPOSITORY || "";

/** Return what Gatsby reads from the environment: PATH_PREFIX, and the repository that the editor edits. */
export function getBuildEnv(env: Env): Record<string, string> {
  const prefix = readPathPrefix(env);
  return {
    PATH_PREFIX: prefix,
    PREFIX_PATHS: prefix ? "true" : "false",
    EDITOR_REPOSITORY: readRepository(env),
  };
}
