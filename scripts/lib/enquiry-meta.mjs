// @ts-check
// Reads and rewrites <meta name="enquiry-service" content="{...}"> in a built page.

/**
 * @typedef {object} EnquiryService
 * @property {string} publicKey
 * @property {string} serviceId
 * @property {string} templateId
 * @property {string} host "/" means the server the page came from
 */

/** What a page is told when its enquiries go to the local mailbox. */
export const LOCAL_SERVICE = Object.freeze({
  publicKey: "lokalni-kljuc",
  serviceId: "lokalni-servis",
  templateId: "lokalni-sablon",
  host: "/",
});

const META_TAG = /<meta\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const NAME = /\sname\s*=\s*(?:"enquiry-service"|'enquiry-service'|enquiry-service(?=[\s/>]))/i;
const CONTENT = /(\scontent\s*=\s*)("[^"]*"|'[^']*')/i;

/** @type {Record<string, string>} */
const ENTITIES = { quot: '"', amp: "&", lt: "<", gt: ">", apos: "'", "#39": "'", "#x27": "'" };

const unescapeHtml = (/** @type {string} */ text) =>
  text.replace(
    /&(quot|amp|lt|gt|apos|#39|#x27);/gi,
    (all, name) => ENTITIES[name.toLowerCase()] ?? all,
  );

const escapeAttribute = (/** @type {string} */ text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/**
 * @param {string} tag a meta tag
 * @returns {EnquiryService | null}
 */
function readTag(tag) {
  const quoted = NAME.test(tag) ? CONTENT.exec(tag)?.[2] : undefined;
  if (quoted === undefined) return null;
  try {
    const value = JSON.parse(unescapeHtml(quoted.slice(1, -1)));
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

const hasNoKeys = (/** @type {EnquiryService} */ service) =>
  !service.publicKey && !service.serviceId && !service.templateId;

/**
 * @param {string} html
 * @returns {EnquiryService | null} the page's enquiry service, or null when it names none
 */
export function readEnquiryService(html) {
  for (const tag of html.match(META_TAG) ?? []) {
    const service = readTag(tag);
    if (service) return service;
  }
  return null;
}

/**
 * Tells whether a build leaves its enquiries to the local mailbox.
 * @param {string[]} pages HTML texts of the whole site
 * @returns {boolean} true when a page names an enquiry service and none of them has keys
 */
export function wantsMailbox(pages) {
  const services = pages.map(readEnquiryService).filter((service) => service !== null);
  return services.length > 0 && services.every(hasNoKeys);
}

/**
 * Points a page without keys at the local mailbox; any other page comes back unchanged.
 * @param {string} html
 * @returns {string}
 */
export function useLocalMailbox(html) {
  return html.replace(META_TAG, (tag) => {
    const service = readTag(tag);
    if (!service || !hasNoKeys(service)) return tag;
    const content = escapeAttribute(JSON.stringify({ ...service, ...LOCAL_SERVICE }));
    return tag.replace(CONTENT, (_all, before) => `${before}"${content}"`);
  });
}
