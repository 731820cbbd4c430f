import type { Plugin } from "postcss";

const condition = "(hover: hover)";

const isHover = (selector: string) => selector.includes(":hover");

/**
 * PostCSS plugin that lets every `:hover` count only where a pointer can hover, in sheets of packages
 * too. After a tap, browsers on touch screens keep the state until the next tap elsewhere.
 * @see https://www.w3.org/TR/mediaqueries-4/#hover
 */
export const hoverOnly: Plugin = {
  postcssPlugin: "hover-only",
  Rule(rule, { AtRule }) {
    const hovered = rule.selectors.filter(isHover);
    const others = rule.selectors.filter((selector) => !isHover(selector));
    const { parent } = rule;
    const isDone = parent?.type === "atrule" && "params" in parent && parent.params === condition;
    if (hovered.length === 0 || isDone) return;
    const media = new AtRule({ name: "media", params: condition });
    media.append(rule.clone({ selectors: hovered }));
    rule.after(media);
    if (others.length > 0) rule.selectors = others;
    else rule.remove();
  },
};
