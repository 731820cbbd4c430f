import fs from "node:fs";
import type { GatsbyConfig } from "gatsby";
import { createProblemsMiddleware } from "./scripts/lib/dev-problems.mjs";
import { createMailboxMiddleware } from "./scripts/lib/mailbox.mjs";
import { pathPrefix } from "./scripts/lib/path-prefix.mjs";
import { siteUrl } from "./scripts/lib/site-url.mjs";
import { hideKnownWarnings } from "./src/gatsby/bundle/known-warnings";

hideKnownWarnings();

/** Gatsby reads these files for the pages' code only, not for this one. */
const envFiles = [".env.production", ".env"]
  .filter((file) => fs.existsSync(file))
  .map((file) => fs.readFileSync(file, "utf8"));

const config: GatsbyConfig = {
  jsxRuntime: "automatic",
  trailingSlash: "never",
  siteMetadata: { siteUrl: siteUrl(process.env, envFiles) },
  // Takes effect with PREFIX_PATHS, which our commands set (scripts/lib/path-prefix.mjs).
  pathPrefix: pathPrefix(),
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  // Live editing only: the form sends to a mailbox on this computer (scripts/lib/mailbox.mjs), and
  // pages hear what the content check finds (scripts/lib/dev-problems.mjs).
  developMiddleware: (app) =>
    app.use(createMailboxMiddleware(), createProblemsMiddleware(process.env.CONTENT_PROBLEMS)),
  plugins: [
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-source-filesystem",
      // Live editing reads a copy that holds only what is right (scripts/lib/dev-content.mjs).
      options: { name: "content", path: process.env.CONTENT_FOLDER ?? "content" },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "icons", path: "static/icons" },
    },
    {
      resolve: "gatsby-transformer-remark",
      // It only makes HTML of bodies: src/gatsby/data/content-nodes.ts takes files apart, whatever their line
      // ends are, and in the YAML dialect of the check. So nothing counts as front matter here.
      options: { delimiters: ["\0", "\0"] },
    },
  ],
};

export default config;
