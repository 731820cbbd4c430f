import { config } from "zod";

// Before any schema exists: zod would try `eval`, which the page's policy forbids and reports.
config({ jitless: true });
