/** Removes everything but digits and the plus sign: `+38761000001`. */
export const digitsOf = (phone: string) => phone.replace(/[^+\d]/g, "");

/** `tel:` link to a number in international form (RFC 3966). */
export const phoneHref = (phone: string) => `tel:${digitsOf(phone)}`;

/** Opens a Viber chat with the number. */
export const viberHref = (phone: string) =>
  `viber://chat?number=${encodeURIComponent(digitsOf(phone))}`;

/** Opens a WhatsApp chat with the number and a prepared message. */
export const whatsappHref = (phone: string, message: string) =>
  `https://wa.me/${digitsOf(phone).replace("+", "")}?text=${encodeURIComponent(message)}`;

/** `mailto:` link, optionally with subject and body (RFC 6068: line breaks are CRLF). */
export function mailHref(email: string, mail?: { subject: string; body: string }): string {
  if (!mail) return `mailto:${email}`;
  const body = mail.body.replace(/\r?\n/g, "\r\n");
  return `mailto:${email}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(body)}`;
}

/** Opens directions to a point in the visitor's map application, else in the browser. */
export const directionsHref = ({ lat, lng }: { lat: number; lng: number }) =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

/** Opens a point in the visitor's map application, else in the browser. */
export const mapHref = ({ lat, lng }: { lat: number; lng: number }) =>
  `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;

/**
 * The licence of the map data, to which the attribution of every map has to link.
 * @see https://osmfoundation.org/wiki/Licence/Attribution_Guidelines
 */
export const mapLicenceHref = "https://www.openstreetmap.org/copyright";
