import { createDownloadsMiddleware } from "./scripts/server/downloads";
import { createMailboxMiddleware } from "./scripts/server/mailbox";
import { pathPrefix, siteUrl } from "./scripts/settings/addresses";
import { enquiryService, readEnvFiles } from "./scripts/settings/env-files";
import { CONTENT_DIR } from "./scripts/system/paths";
import { downloadsFolder } from "./src/content/file-rules";
import { gatsbyConfig } from "./src/gatsby/config";

// Gatsby loads .env files for the pages' code, but not for its configuration.
const mode = process.env.NODE_ENV === "development" ? "development" : "production";

/** Only files at the root may import both `scripts/` and `src/gatsby/`. */
export default gatsbyConfig({
  siteUrl: siteUrl(process.env, readEnvFiles(".", "production")),
  enquiryService: enquiryService(process.env, readEnvFiles(".", mode)),
  pathPrefix: pathPrefix(),
  contentFolder: CONTENT_DIR,
  developMiddleware: (app) =>
    app
      .use(createMailboxMiddleware())
      .use(`/${downloadsFolder}`, createDownloadsMiddleware(CONTENT_DIR)),
});
