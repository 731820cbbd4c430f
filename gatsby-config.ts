import { createProblemsMiddleware } from "./scripts/lib/dev-problems.mjs";
import { createMailboxMiddleware } from "./scripts/lib/mailbox.mjs";
import { pathPrefix } from "./scripts/lib/path-prefix.mjs";
import { siteUrl } from "./scripts/lib/site-url.mjs";
import { gatsbyConfig } from "./src/gatsby/config";

/** Only the root knows both sides, so it tells Gatsby what the commands know. */
export default gatsbyConfig({
  siteUrl,
  pathPrefix: pathPrefix(),
  developMiddleware: (app) =>
    app.use(createMailboxMiddleware(), createProblemsMiddleware(process.env.CONTENT_PROBLEMS)),
});
