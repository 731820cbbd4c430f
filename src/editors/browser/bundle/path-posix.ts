// What the rules of the check use of `node:path/posix`, for the browser.

const withoutLastSlash = (path: string) => path.replace(/(?<=.)\/+$/, "");

/** The last part of a path, without the given ending. */
export function basename(path: string, ending = ""): string {
  const name = withoutLastSlash(path).replace(/^.*\//s, "");
  return ending && name !== ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}

export const dirname = (path: string): string =>
  /^(.+)\/|^\//s.exec(withoutLastSlash(path))?.[1] ?? (path.startsWith("/") ? "/" : ".");

/** The last dot of a name and what follows it; a name that begins with its only dot has none. */
export const extname = (path: string): string => /[^/](\.[^./]*)$/.exec(path)?.[1] ?? "";

export const parse = (path: string): { readonly name: string } => ({
  name: basename(path, extname(path)),
});

/** Without `.`, `..` and empty parts. */
export function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part && part !== ".") parts.push(part);
  }
  const slash = path.endsWith("/") && parts.length > 0 ? "/" : "";
  return `${path.startsWith("/") ? "/" : ""}${parts.join("/")}${slash}` || ".";
}

export const join = (...paths: readonly string[]): string =>
  normalize(paths.filter(Boolean).join("/"));
