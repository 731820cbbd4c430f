// A side effect of the import, because the editor and zod read these settings when they are imported.
import { config } from "zod";

// The editor must not start by itself with a configuration file.
Object.assign(window, { CMS_MANUAL_INIT: true });

// The package would set the language of its dates, `sr-Latn-BA`. Screen readers read this one.
Object.defineProperty(document.documentElement, "lang", { get: () => "bs", set: () => undefined });

// Zod would try `eval`, which the page's policy forbids and reports.
config({ jitless: true });
