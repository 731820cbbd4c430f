import { createDownloadsMiddleware } from "./scripts/server/downloads";
import { createMailboxMiddleware } from "./scripts/server/mailbox";
import { readEnquiryService, readEnvFiles } from "./scripts/settings/env-files";
import { readPathPrefix, readSiteUrl } from "./scripts/settings/site-address";
import { CONTENT_DIR } from "./scripts/system/paths";
import { downloadsFolder } from "./src/content/file-rules";
import { createGatsbyConfig } from "./src/gatsby/create-config";

// Gatsby loads .env files for the pages' code, but not for its configuration.
const mode = process.env.NODE_ENV === "development" ? "development" : "production";

/** Only files at the root may import both `scripts/` and `src/gatsby/`. */
export default createGatsbyConfig({
  siteUrl: readSiteUrl(process.env, readEnvFiles(".", "production")),
  enquiryService: readEnquiryService(process.env, readEnvFiles(".", mode)),
  pathPrefix: readPathPrefix(),
  contentFolder: CONTENT_DIR,
  developMiddleware: (app) =>
    app
      .use(createMailboxMiddleware())
      .use(`/${downloadsFolder}`, createDownloadsMiddleware(CONTENT_DIR)),
});
