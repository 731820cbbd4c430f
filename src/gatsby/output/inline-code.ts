import { createHash } from "node:crypto";
import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** What a policy has to know of a built page. Places are offsets in its HTML. */
export interface PageCode {
  /** Inline scripts and stylesheets as CSP sources, in the order of the page, each once. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Contents of the `<meta>` elements with a name. */
  readonly metas: ReadonlyMap<string, string>;
  /** Where a policy can stand: behind the charset, which has to come within the first 1024 bytes. */
  readonly policyPlace: number;
}

/**
 * Types of `<script>` that run, or that a policy guards for another reason. Every other type is
 * data, such as JSON-LD, which no policy is asked about.
 * @see https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
 */
const guardedType =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

function elementsOf(node: Node): Element[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(elementsOf) : [];
  return "tagName" in node ? [node, ...children] : children;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((entry) => entry.name === name)?.value;
}

/** @see https://www.w3.org/TR/CSP3/#match-element-to-source-list */
function source(element: Element): string {
  const text = element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function sources(elements: readonly Element[]): string[] {
  return [...new Set(elements.map(source))];
}

function isInlineScript(element: Element): boolean {
  return (
    element.tagName === "script" &&
    attribute(element, "src") === undefined &&
    guardedType.test((attribute(element, "type") ?? "").trim())
  );
}

/** @throws Error for code that no hash can allow, so that a page never breaks in silence */
function refuseHandlers(elements: readonly Element[]): void {
  for (const { attrs, tagName } of elements) {
    const code = attrs.find(
      ({ name, value }) =>
        name.startsWith("on") || (/^(?:href|action)$/.test(name) && /^\s*javascript:/i.test(value)),
    );
    if (code) throw new Error(`<${tagName} ${code.name}> holds script, which the policy forbids.`);
  }
}

/**
 * Reads a built page as a browser would, what stands in `<noscript>` included.
 * @throws Error when the page cannot be protected by a policy in its head
 */
export function readPageCode(html: string): PageCode {
  const elements = elementsOf(
    parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }),
  );
  refuseHandlers(elements);
  const charset = elements.find((one) => attribute(one, "charset") !== undefined);
  const place = charset?.sourceCodeLocation?.endOffset;
  const firstCode = elements.find(({ tagName }) => /^(?:script|style|link)$/.test(tagName));
  if (place === undefined || place > (firstCode?.sourceCodeLocation?.startOffset ?? place)) {
    throw new Error("A page needs its charset before its first script, style or link.");
  }
  return {
    scripts: sources(elements.filter(isInlineScript)),
    styles: sources(elements.filter(({ tagName }) => tagName === "style")),
    metas: new Map(
      elements
        .filter(({ tagName }) => tagName === "meta")
        .map((meta) => [attribute(meta, "name") ?? "", attribute(meta, "content") ?? ""]),
    ),
    policyPlace: place,
  };
}
