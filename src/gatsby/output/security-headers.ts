const year = 365 * 24 * 60 * 60;

/** Browser features that ask visitors for something and that the site does not use. */
const unusedFeatures = ["camera", "geolocation", "microphone", "payment", "usb"];

/**
 * The headers of every response, for hosts that can send them.
 * @see https://owasp.org/www-project-secure-headers/
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Each page carries its own policy in a `<meta>`, where only this directive has no effect.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  // Not stricter: OpenStreetMap refuses tiles to requests without a referrer.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // RFC 6797. Without `includeSubDomains`: subdomains may be other sites.
  "Strict-Transport-Security": `max-age=${year}`,
  "X-Content-Type-Options": "nosniff",
};
