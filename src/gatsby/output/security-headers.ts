import { type PolicySources, policyText } from "./content-security-policy";

const year = 365 * 24 * 60 * 60;

/** What no page of the site asks for, so that foreign code could not either. */
const unusedFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/**
 * The headers of every answer, for hosts that send them. The policy here allows what any page
 * allows, and where there are files to download, what Safari needs to show them; each page's own is
 * narrower, and browsers follow both.
 * @see https://owasp.org/www-project-secure-headers/
 */
export function securityHeaders(sources: PolicySources): Readonly<Record<string, string>> {
  return {
    // `frame-ancestors` works in a header only.
    "Content-Security-Policy": `${policyText(sources)}; frame-ancestors 'none'`,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    // Not stricter: OpenStreetMap refuses tiles to pages that do not say which site they are of.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // RFC 6797. Of subdomains this site knows nothing.
    "Strict-Transport-Security": `max-age=${year}`,
    "X-Content-Type-Options": "nosniff",
  };
}
