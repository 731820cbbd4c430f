/** Return whether a URL is a path of this site; `//host` is another site. */
export const isPath = (url: string) => url.startsWith("/") && !url.startsWith("//");

/** Remove everything but digits and the plus sign: `+38761000001`. */
export const toDialableNumber = (phone: string) => phone.replace(/[^+\d]/g, "");

/** Return a `tel:` link to a number in international form (RFC 3966). */
export const getPhoneHref = (phone: string) => `tel:${toDialableNumber(phone)}`;

/** Return a link that opens a Viber chat. */
export const getViberHref = (phone: string) =>
  `viber://chat?number=${encodeURIComponent(toDialableNumber(phone))}`;

/** Return a link that opens a WhatsApp chat with a prepared message. */
export const getWhatsappHref = (phone: string, message: string) =>
  `https://wa.me/${toDialableNumber(phone).replace("+", "")}?text=${encodeURIComponent(message)}`;

/** Return a `mailto:` link, optionally with subject and body (RFC 6068: line breaks are CRLF). */
export function getMailHref(email: string, mail?: { subject: string; body: string }): string {
  if (!mail) return `mailto:${email}`;
  const body = mail.body.replace(/\r?\n/g, "\r\n");
  return `mailto:${email}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(body)}`;
}

/** Return a link to directions, which opens the visitor's map application, or else the browser. */
export const getDirectionsHref = ({ lat, lng }: { lat: number; lng: number }) =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

/** Return a link to a point on the map, which opens the visitor's map application, or else the browser. */
export const getMapHref = ({ lat, lng }: { lat: number; lng: number }) =>
  `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;

/**
 * The licence of the map data, to which the attribution of every map has to link.
 * @see https://osmfoundation.org/wiki/Licence/Attribution_Guidelines
 */
export const mapLicenceHref = "https://www.openstreetmap.org/copyright";
