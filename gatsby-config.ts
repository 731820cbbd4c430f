import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import sirv from "sirv";
import { createMailboxMiddleware } from "./scripts/server/mailbox";
import { readEnquiryService, readEnv } from "./scripts/site/env-files";
import { readPathPrefix, readSiteUrl } from "./scripts/site/site-url";
import { contentPath } from "./scripts/system/paths";
import { contentFolder } from "./src/content/collections";
import { isIgnored } from "./src/content/paths";
import { downloadsFolder } from "./src/site";

// Gatsby loads .env files for the pages' code, but not for its configuration.
const published = readEnv("production");
const mode = process.env.NODE_ENV === "development" ? "development" : "production";

const config: GatsbyConfig = {
  jsxRuntime: "automatic",
  trailingSlash: "never",
  siteMetadata: {
    siteUrl: readSiteUrl(published),
    enquiryService: readEnquiryService(readEnv(mode)),
  },
  // Takes effect only with PREFIX_PATHS, which our commands set.
  pathPrefix: readPathPrefix(published),
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  developMiddleware: (app) =>
    app
      .use(createMailboxMiddleware())
      // Only a build copies downloads into the site. dev: files are looked up at each request.
      .use(`/${downloadsFolder}`, sirv(`${contentPath}/${downloadsFolder}`, { dev: true })),
  plugins: [
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: contentFolder,
        path: contentPath,
        // Called with absolute paths; folders above the content may have any name.
        ignore: [(file: string) => isIgnored(path.relative(contentPath, file))],
      },
    },
    "gatsby-transformer-remark",
  ],
};

export default config;
