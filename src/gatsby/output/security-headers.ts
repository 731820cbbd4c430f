import { type PolicySources, policyText } from "./content-security-policy";

const year = 365 * 24 * 60 * 60;

/** Browser features that the site does not use, forbidden to injected code too. */
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
 * The headers of every response, for hosts that can send them. Their policy allows what any page needs
 * and, if there are downloads, what Safari needs to show them. The policy in each page is narrower;
 * browsers enforce both.
 * @see https://owasp.org/www-project-secure-headers/
 */
export function securityHeaders(sources: PolicySources): Readonly<Record<string, string>> {
  return {
    // `frame-ancestors` has no effect in a `<meta>`.
    "Content-Security-Policy": `${policyText(sources)}; frame-ancestors 'none'`,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    // Not stricter: OpenStreetMap refuses tiles to requests without a referrer.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // RFC 6797. Without `includeSubDomains`: subdomains may be other sites.
    "Strict-Transport-Security": `max-age=${year}`,
    "X-Content-Type-Options": "nosniff",
  };
}
