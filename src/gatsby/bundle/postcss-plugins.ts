import type { AtRule, Declaration, Plugin } from "postcss";
import { breakpoints, lowHeight, messageRows, phoneMapHeight, transition } from "../../site";
import { atLeast, below } from "../../ui/media";
import { expectOfGatsby, getLoaderOptions, type WebpackConfig } from "../expect-gatsby";

const hoverMedia = "(hover: hover)";

const isHover = (selector: string) => selector.includes(":hover");

/**
 * PostCSS plugin that lets every `:hover` count only where a pointer can hover, in sheets of packages
 * too. After a tap, browsers on touch screens keep the state until the next tap elsewhere.
 * @see https://www.w3.org/TR/mediaqueries-4/#hover
 */
const hoverOnly: Plugin = {
  postcssPlugin: "hover-only",
  Rule(rule, { AtRule }) {
    const hovered = rule.selectors.filter(isHover);
    const others = rule.selectors.filter((selector) => !isHover(selector));
    const { parent } = rule;
    const isDone = parent?.type === "atrule" && "params" in parent && parent.params === hoverMedia;
    if (hovered.length === 0 || isDone) return;
    const media = new AtRule({ name: "media", params: hoverMedia });
    media.append(rule.clone({ selectors: hovered }));
    rule.after(media);
    if (others.length > 0) rule.selectors = others;
    else rule.remove();
  },
};

/** Always true on screens. Stylesheets write `@media (--deferred)`; the build defers rules with exactly this query. */
export const deferredMedia = "screen and (min-width:0)";

/** By name, for example `--desktop` and `--below-desktop`. */
const customMedia: ReadonlyMap<string, string> = new Map([
  ["--deferred", deferredMedia],
  ["--low", `(max-height: ${lowHeight}rem)`],
  ["--not-low", `(min-height: ${lowHeight + 0.01}rem)`],
  ...Object.entries(breakpoints).flatMap(([name, px]): [string, string][] => [
    [`--${name}`, atLeast(px)],
    [`--below-${name}`, below(px)],
  ]),
]);

/** Values that style sheets write as `env(--name)`. */
const siteValues: ReadonlyMap<string, string> = new Map([
  ["--message-rows", String(messageRows)],
  ["--phone-map-height", `${phoneMapHeight}px`],
  ["--page-exit", `${transition.exitMs}ms`],
  ["--page-enter", `${transition.enterMs}ms`],
  ["--page-rise", `${transition.risePx}px`],
]);

const customMediaName = /\((--[\w-]+)\)/g;
const siteValueName = /env\((--[\w-]+)\)/g;

function getValue(values: ReadonlyMap<string, string>, name: string, node: AtRule | Declaration) {
  const value = values.get(name);
  if (value === undefined) throw node.error(`src/site.ts has no ${name}.`);
  return value;
}

/** PostCSS plugin that replaces `@media (--desktop)` and `env(--page-exit)` by the values of `src/site.ts`. */
export const replaceSiteValues: Plugin = {
  postcssPlugin: "site-values",
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(customMediaName, (_, name) =>
        getValue(customMedia, name, rule),
      );
    },
  },
  Declaration(declaration) {
    if (!declaration.value.includes("env(--")) return;
    declaration.value = declaration.value.replace(siteValueName, (_, name) =>
      getValue(siteValues, name, declaration),
    );
  },
};

interface PostCssOptions {
  postcssOptions: (context: unknown) => { readonly plugins?: readonly unknown[] };
}

/**
 * Add our plugins before Gatsby's own in every rule that runs PostCSS.
 * @throws Error when there is no such rule
 */
export function addPostCssPlugins(config: WebpackConfig): void {
  // Without it, PostCSS does not process sheets that another imports or composes from.
  for (const options of getLoaderOptions<{ importLoaders?: number }>(config, "css-loader")) {
    options.importLoaders = 1;
  }
  const all = getLoaderOptions<PostCssOptions>(config, "postcss-loader");
  const areFunctions =
    all.length > 0 && all.every(({ postcssOptions }) => postcssOptions instanceof Function);
  expectOfGatsby(areFunctions, "postcssOptions, a function, in webpack's rules");
  for (const options of all) {
    const old = options.postcssOptions;
    options.postcssOptions = (context) => {
      const { plugins = [], ...others } = old(context);
      return { ...others, plugins: [replaceSiteValues, hoverOnly, ...plugins] };
    };
  }
}
