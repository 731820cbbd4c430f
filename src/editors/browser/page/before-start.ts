// What has to be so before the editor is loaded.
import { config } from "zod";
import { followGitHub } from "../repository/github";

// It must not start by itself with a configuration file; it reads this when it is imported.
Object.assign(window, { CMS_MANUAL_INIT: true });

// Before any schema exists: zod would try `eval`, which the page's policy forbids and reports.
config({ jitless: true });

followGitHub();

// Dates, times and numbers as in Bosnia. Chromium has no Bosnian months, “2026 M11 25”: this language has
// the same words, and ijekavian.
const language = "sr-Latn-BA";

for (const method of ["toLocaleDateString", "toLocaleTimeString", "toLocaleString"] as const) {
  const format = Date.prototype[method];
  Object.assign(Date.prototype, {
    [method](this: Date, _languages: unknown, options?: Intl.DateTimeFormatOptions) {
      return format.call(this, language, options && { ...options, hour12: false });
    },
  });
}

/** Let a format of the language be made, whatever language is asked for. */
function inLanguage<Format extends object>(format: Format): Format {
  const make = (target: Format, [, ...options]: unknown[]) =>
    Reflect.construct(target as () => void, [language, ...options]);
  return new Proxy(format, {
    construct: make,
    apply: (target, _this, given) => make(target, given),
  });
}

Object.assign(Intl, {
  NumberFormat: inLanguage(Intl.NumberFormat),
  ListFormat: inLanguage(Intl.ListFormat),
});
