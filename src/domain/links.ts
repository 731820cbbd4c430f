/** A telephone number with spaces → `+38761000001`. */
function digits(phone: string): string {
  return phone.replace(/[^+\d]/g, "");
}

/** `tel:` link of a number in international form (RFC 3966). */
export function phoneHref(phone: string): string {
  return `tel:${digits(phone)}`;
}

/** Opens a Viber chat with the number. */
export function viberHref(phone: string): string {
  return `viber://chat?number=${encodeURIComponent(digits(phone))}`;
}

/** Opens a WhatsApp chat with the number and a prepared message. */
export function whatsappHref(phone: string, message: string): string {
  return `https://wa.me/${digits(phone).replace("+", "")}?text=${encodeURIComponent(message)}`;
}

/** `mailto:` link, optionally with subject and body (RFC 6068: line breaks are CRLF). */
export function mailHref(email: string, mail?: { subject: string; body: string }): string {
  if (!mail) return `mailto:${email}`;
  const body = mail.body.replace(/\r?\n/g, "\r\n");
  return `mailto:${email}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(body)}`;
}

/** Starts navigation to a point in the visitor's map application, or in the browser without one. */
export function directionsHref(point: { lat: number; lng: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${point.lat},${point.lng}`;
}

/** Shows a point in the visitor's map application, or in the browser without one. */
export function mapHref(point: { lat: number; lng: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${point.lat},${point.lng}`;
}

/**
 * The licence of the map's data, which the attribution on every map has to link to.
 * @see https://osmfoundation.org/wiki/Licence/Attribution_Guidelines
 */
export const mapLicenceHref = "https://www.openstreetmap.org/copyright";
