// These settings are import side effects, because Sveltia CMS and zod read them when they are imported.
import { config } from "zod";

// Sveltia CMS must not start by itself with a configuration file.
Object.assign(window, { CMS_MANUAL_INIT: true });

// Sveltia CMS would set `lang` to `sr-Latn-BA`, its locale for dates. Screen readers need `bs`.
Object.defineProperty(document.documentElement, "lang", { get: () => "bs", set: () => undefined });

// Zod would try `eval`, which the page's Content Security Policy forbids and reports.
config({ jitless: true });
