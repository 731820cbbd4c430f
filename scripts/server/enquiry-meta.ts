// Reads and rewrites <meta name="enquiry-service" content="{...}"> in a built page.
import { type DefaultTreeAdapterTypes, parse, type Token } from "parse5";
import { escapeHtml } from "./html";
import { LOCAL_SERVICE } from "./local-service";

export interface EnquiryService {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** "/" means the server the page came from. */
  readonly host: string;
}

interface ServiceTag {
  readonly service: EnquiryService;
  /** Where the attribute with it stands in the page. */
  readonly place: Token.Location;
}

/** @returns the service that an element names, if it does */
function readElement(element: DefaultTreeAdapterTypes.Element): ServiceTag | null {
  const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value;
  const place = element.sourceCodeLocation?.attrs?.content;
  if (element.tagName !== "meta" || attribute("name") !== "enquiry-service" || !place) return null;
  try {
    const service: EnquiryService | null = JSON.parse(attribute("content") ?? "");
    return typeof service === "object" && service ? { service, place } : null;
  } catch {
    return null;
  }
}

/** @returns the first element that names an enquiry service, in a page or a part of one */
function findService(node: DefaultTreeAdapterTypes.Node): ServiceTag | null {
  const own = "attrs" in node ? readElement(node) : null;
  if (own || !("childNodes" in node)) return own;
  for (const child of node.childNodes) {
    const found = findService(child);
    if (found) return found;
  }
  return null;
}

const serviceIn = (html: string) => findService(parse(html, { sourceCodeLocationInfo: true }));

const hasNoKeys = (service: EnquiryService) =>
  !service.publicKey && !service.serviceId && !service.templateId;

/** @returns the page's enquiry service, or null when it names none */
export function readEnquiryService(html: string): EnquiryService | null {
  return serviceIn(html)?.service ?? null;
}

/**
 * Tells whether a build leaves its enquiries to the local mailbox.
 * @param pages HTML texts of the whole site
 * @returns true when a page names an enquiry service and none of them has keys
 */
export function wantsMailbox(pages: readonly string[]): boolean {
  const services = pages.map(readEnquiryService).filter((service) => service !== null);
  return services.length > 0 && services.every(hasNoKeys);
}

/** Points a page without keys at the local mailbox; any other page comes back unchanged. */
export function withLocalMailbox(html: string): string {
  const found = serviceIn(html);
  if (!found || !hasNoKeys(found.service)) return html;
  const { startOffset, endOffset } = found.place;
  const content = escapeHtml(JSON.stringify({ ...found.service, ...LOCAL_SERVICE }));
  return `${html.slice(0, startOffset)}content="${content}"${html.slice(endOffset)}`;
}
