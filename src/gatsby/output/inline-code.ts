import { createHash } from "node:crypto";
import { parse } from "parse5";
import { type Element, elementsOf, textOf } from "../../rendering/html-elements";

/** The parts of a built page that its policy depends on. */
export interface PageCode {
  /** CSP hashes of the inline scripts, in document order, without duplicates. */
  readonly scripts: readonly string[];
  /** Offset for the policy in the HTML: after the charset, which must be in the first 1024 bytes. */
  readonly policyPlace: number;
}

/**
 * Types of `<script>` that a policy restricts: those that run, import maps and speculation rules. Every
 * other type is data, such as JSON-LD.
 * @see https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
 */
const restrictedType =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((entry) => entry.name === name)?.value;
}

/** The hash source of an inline element: https://www.w3.org/TR/CSP3/#match-element-to-source-list */
function source(element: Element): string {
  return `'sha256-${createHash("sha256").update(textOf(element)).digest("base64")}'`;
}

function isInlineScript(element: Element): boolean {
  return (
    element.tagName === "script" &&
    attribute(element, "src") === undefined &&
    restrictedType.test((attribute(element, "type") ?? "").trim())
  );
}

/** @throws Error for event handlers and `javascript:` URLs, which the policy would silently block */
function rejectHandlers(elements: readonly Element[]): void {
  for (const { attrs, tagName } of elements) {
    const code = attrs.find(
      ({ name, value }) =>
        name.startsWith("on") || (/^(?:href|action)$/.test(name) && /^\s*javascript:/i.test(value)),
    );
    if (code) throw new Error(`<${tagName} ${code.name}> holds script, which the policy forbids.`);
  }
}

/**
 * Parses a built page, including the content of `<noscript>`.
 * @throws Error if the page has code that no policy can allow, or no charset before its first code
 */
export function readPageCode(html: string): PageCode {
  const elements = elementsOf(
    parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }),
  );
  rejectHandlers(elements);
  const charset = elements.find((one) => attribute(one, "charset") !== undefined);
  const place = charset?.sourceCodeLocation?.endOffset;
  const firstCode = elements.find(({ tagName }) => /^(?:script|style|link)$/.test(tagName));
  if (place === undefined || place > (firstCode?.sourceCodeLocation?.startOffset ?? place)) {
    throw new Error("A page needs its charset before its first script, style or link.");
  }
  return {
    scripts: [...new Set(elements.filter(isInlineScript).map(source))],
    policyPlace: place,
  };
}
