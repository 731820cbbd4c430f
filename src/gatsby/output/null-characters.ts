/**
 * Takes out the characters U+0000 that React 18 leaves in a page: its stream fills pieces of 2,048
 * bytes, and hands a piece on with zeros at its end when a letter of two or more bytes no longer fits.
 * Which letters these are changes with every byte before them. A browser shows U+FFFD for it in labels.
 * @param html as Gatsby has rendered it
 * @see https://github.com/facebook/react/issues/24985 mended in React 19
 */
export function withoutNullCharacters(html: string): string {
  return html.replaceAll("\0", "");
}
