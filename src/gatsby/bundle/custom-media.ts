import type { CreateWebpackConfigArgs } from "gatsby";
import type { AtRule, Declaration, Plugin } from "postcss";
import { atLeast, below } from "../../domain/media";
import { breakpoints, messageRows, phoneMapHeight, transition } from "../../site";
import { expectOfGatsby } from "../moved";

/** `--desktop` and `--below-desktop` for each breakpoint. */
const customMedia: ReadonlyMap<string, string> = new Map(
  Object.entries(breakpoints).flatMap(([name, px]) => [
    [`--${name}`, atLeast(px)],
    [`--below-${name}`, below(px)],
  ]),
);

/** What style sheets take as `env(--name)`. */
const cssNumbers: ReadonlyMap<string, string> = new Map([
  ["--page-enter", `${transition.enterMs / 1000}s`],
  ["--message-rows", String(messageRows)],
  ["--phone-map-height", `${phoneMapHeight}px`],
]);

const named = /\((--[\w-]+)\)/g;
const number = /env\((--[\w-]+)\)/g;

function valueFor(values: ReadonlyMap<string, string>, name: string, node: AtRule | Declaration) {
  const value = values.get(name);
  if (value === undefined) throw node.error(`src/site.ts has no ${name}.`);
  return value;
}

/**
 * Gives style sheets the numbers of `src/site.ts`: `@media (--desktop)` its width (custom media,
 * Media Queries 5), `env(--page-enter)` its value.
 */
export const siteNumbers: Plugin = {
  postcssPlugin: "site-numbers",
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(named, (_, name) => valueFor(customMedia, name, rule));
    },
  },
  Declaration(declaration) {
    if (!declaration.value.includes("env(--")) return;
    declaration.value = declaration.value.replace(number, (_, name) =>
      valueFor(cssNumbers, name, declaration),
    );
  },
};

interface LoaderOptions {
  /** Of PostCSS. */
  postcssOptions?: (context: unknown) => { readonly plugins?: readonly unknown[] };
  /** Of css-loader. */
  importLoaders?: number;
}

interface Rule {
  readonly oneOf?: readonly Rule[];
  readonly use?: readonly { readonly loader?: string; readonly options?: LoaderOptions }[];
}

/**
 * Puts it before Gatsby's own plugins, wherever these are.
 * @throws GatsbyMoved when a new Gatsby runs PostCSS in another way
 */
export function fillInNumbers({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  let count = 0;
  const visit = ({ oneOf = [], use = [] }: Rule): void => {
    for (const { loader = "", options } of Array.isArray(use) ? use : []) {
      // Else what a sheet imports (global.css) or composes of another never meets PostCSS.
      if (options && /[\\/]css-loader[\\/]/.test(loader)) options.importLoaders = 1;
      const old = options?.postcssOptions;
      if (!options || typeof old !== "function") continue;
      count += 1;
      options.postcssOptions = (context: unknown) => {
        const all = old(context);
        return { ...all, plugins: [siteNumbers, ...(all.plugins ?? [])] };
      };
    }
    oneOf.forEach(visit);
  };
  config.module.rules.forEach(visit);
  const file = "src/gatsby/bundle/custom-media.ts";
  expectOfGatsby(count, file, "postcssOptions, a function, in a rule of webpack's configuration");
  actions.replaceWebpackConfig(config);
}
