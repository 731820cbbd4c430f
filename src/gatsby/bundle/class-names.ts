import fs from "node:fs";
import path from "node:path";
import { expectOfGatsby, getLoaderOptions, type WebpackConfig } from "../expect-gatsby";

interface ModuleOptions {
  localIdentName?: string;
  getLocalIdent?: (context: { resourcePath: string }, pattern: string, name: string) => string;
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const characters = `${letters}0123456789`;

/** Class and animation names of a stylesheet; matching too much does no harm. */
const declaredNames = /(?:\.|@keyframes )([a-zA-Z_][\w-]*)/g;

const comments = /\/\*[\s\S]*?\*\//g;

function getShortName(index: number): string {
  const first = letters.charAt(Math.floor(index / characters.length));
  if (!first) throw new Error("More than 3,224 class names: they need a third character.");
  return first + characters.charAt(index % characters.length);
}

/**
 * @returns short names by path and class, for example `src/ui/icon/icon.module.css icon`
 * @throws Error when two characters are not enough
 */
function listClassNames(): ReadonlyMap<string, string> {
  const files = fs.readdirSync("src", { recursive: true, encoding: "utf8" });
  const names = files
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.posix.join("src", file.replaceAll(path.sep, "/")))
    .flatMap((file) =>
      [...fs.readFileSync(file, "utf8").replace(comments, "").matchAll(declaredNames)].map(
        ([, name]) => `${file} ${name}`,
      ),
    );
  return new Map([...new Set(names)].sort().map((name, index) => [name, getShortName(index)]));
}

/**
 * Give classes names of two characters (decision 011).
 * @throws Error when no rule of webpack has CSS modules
 */
export function shortenClassNames(config: WebpackConfig): void {
  const names = listClassNames();
  const all = getLoaderOptions<{ modules?: ModuleOptions | false }>(config, "css-loader")
    .map(({ modules }) => modules || {})
    .filter(({ localIdentName }) => localIdentName);
  expectOfGatsby(all.length, "css-loader's modules.localIdentName in webpack's rules");
  for (const modules of all) {
    modules.getLocalIdent = ({ resourcePath }, _, name) => {
      const sheet = path.relative(".", resourcePath).replaceAll(path.sep, "/");
      const short = names.get(`${sheet} ${name}`);
      if (!short) throw new Error(`No short name for .${name} of ${sheet}.`);
      return short;
    };
  }
}
