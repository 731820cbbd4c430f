import fs from "node:fs/promises";
import path from "node:path";
import bosnian from "../locale/bs.json";

/** Texts of the editor by their key, in groups. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** All texts by their full key: `status.draft`. */
function flat(texts: Texts, prefix = ""): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === "string" ? [[prefix + key, text]] : [...flat(text, `${prefix}${key}.`)],
    ),
  );
}

/** What the editor fills in, or makes a link of: `{$name}`, `{$count :integer}`, `<a>`, `</a>`. */
const placeholders = (text: string) =>
  [...new Set(text.match(/\{\$[^{}]+\}|<[^<>]+>/g))].sort().join(" ");

/**
 * Compares our texts with those of the package.
 * @returns what is wrong, one sentence for each key
 */
export function localeFaults(english: Texts, bosnian: Texts): string[] {
  const theirs = flat(english);
  const ours = flat(bosnian);
  return [...new Set([...theirs.keys(), ...ours.keys()])].flatMap((key) => {
    const [their, our] = [theirs.get(key), ours.get(key)];
    if (our === undefined) return [`${key} is missing: ${their}`];
    if (their === undefined) return [`${key} is used no more`];
    const isWhole = placeholders(their) === placeholders(our);
    return isWhole ? [] : [`${key} has other placeholders than: ${their}`];
  });
}

/**
 * Stops the build if the package has other texts than those that are translated.
 * @throws Error that names the texts
 */
export async function checkLocale(packageFolder: string): Promise<void> {
  const text = await fs.readFile(path.join(packageFolder, "locales", "en-US.json"), "utf8");
  const faults = localeFaults(JSON.parse(text), bosnian);
  if (faults.length > 0)
    throw new Error(["src/editors/browser/locale/bs.json:", ...faults].join("\n"));
}
