import sirv from "sirv";
import { createMailboxMiddleware } from "./scripts/server/mailbox";
import { readEnquiryService, readEnvFiles } from "./scripts/site/env-files";
import { readPathPrefix, readSiteUrl } from "./scripts/site/site-url";
import { contentPath } from "./scripts/system/paths";
import { createGatsbyConfig } from "./src/gatsby/create-config";
import { downloadsFolder } from "./src/site";

// Gatsby loads .env files for the pages' code, but not for its configuration.
const published = readEnvFiles(".", "production");
const mode = process.env.NODE_ENV === "development" ? "development" : "production";

/** Only files at the root may import both `scripts/` and `src/gatsby/`. */
export default createGatsbyConfig({
  siteUrl: readSiteUrl(process.env, published),
  enquiryService: readEnquiryService(process.env, readEnvFiles(".", mode)),
  pathPrefix: readPathPrefix(process.env, published),
  contentPath,
  developMiddleware: (app) =>
    app
      .use(createMailboxMiddleware())
      // Only a build copies downloads into the site. dev: files are looked up at each request.
      .use(`/${downloadsFolder}`, sirv(`${contentPath}/${downloadsFolder}`, { dev: true })),
});
