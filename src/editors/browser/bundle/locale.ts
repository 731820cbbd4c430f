import fs from "node:fs/promises";
import path from "node:path";

/** Texts of the editor by their key, in groups. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Our texts, from the project's folder. */
export const bosnianTexts = "src/editors/browser/locale/bs.json";

/** The package's texts, from the folder of the package. */
export const englishTexts = "locales/en-US.json";

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

const read = async (file: string): Promise<Texts> => JSON.parse(await fs.readFile(file, "utf8"));

/**
 * Stops the build if the package has other texts than those that are translated.
 * @throws Error that names the texts
 */
export async function checkLocale(packageFolder: string): Promise<void> {
  const english = await read(path.join(packageFolder, englishTexts));
  const faults = localeFaults(english, await read(bosnianTexts));
  if (faults.length > 0) throw new Error([`${bosnianTexts}:`, ...faults].join("\n"));
}
