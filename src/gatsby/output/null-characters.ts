/**
 * Removes the U+0000 characters that React 18 leaves in a page. React streams in chunks of 2,048 bytes,
 * and pads a chunk with zeros when a multi-byte character does not fit. Where that happens depends on
 * all preceding bytes. In attributes, browsers show U+FFFD for them.
 * @param html as rendered by Gatsby
 * @see https://github.com/facebook/react/issues/24985 fixed in React 19
 */
export function withoutNullCharacters(html: string): string {
  return html.replaceAll("\0", "");
}
