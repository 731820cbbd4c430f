/** What `new FontFace()` takes. */
export type LateFont = readonly [
  family: string,
  source: string,
  descriptors: { readonly weight: string },
];

/** The rules of fonts with a file; those of the fallback faces name what the device has. */
const rule = /@font-face\{[^{}]*\burl\([^{}]*\}/g;

function fontOf(text: string): LateFont {
  const value = (name: string) => new RegExp(`\\b${name}:([^;}]+)`).exec(text)?.[1];
  const [family, source, weight] = [value("font-family"), value("src"), value("font-weight")];
  if (!family || !source || !weight) throw new Error(`A font without what it needs: ${text}`);
  return [family.replaceAll('"', ""), source, { weight }];
}

/**
 * Takes the fonts out of a page's styles. Browsers ask for a font as soon as they lay out text with
 * it and give it precedence over the photo, which is what the visitor waits for; the text stands
 * there in its fallback face. The rules stay for those without scripts.
 * @param html a page with its stylesheets in it, minified
 * @throws Error for a font that has no name, file or weight
 */
export function takeFonts(html: string): { readonly html: string; readonly fonts: LateFont[] } {
  const rules = [...html.matchAll(rule)].map(([text]) => text);
  const [first, ...others] = rules;
  if (first === undefined) return { html, fonts: [] };
  const page = others.reduce((text, other) => text.replace(other, ""), html);
  const withoutScripts = `@media (scripting:none){${rules.join("")}}`;
  return { html: page.replace(first, () => withoutScripts), fonts: rules.map(fontOf) };
}
