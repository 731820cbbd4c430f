import type { GatsbyConfig } from "gatsby";
import { parse, stringify } from "yaml";
import { createMailboxMiddleware } from "./scripts/lib/mailbox.mjs";

const config: GatsbyConfig = {
  jsxRuntime: "automatic",
  trailingSlash: "never",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  // Live editing only: the form sends to a mailbox on this computer (see scripts/lib/mailbox.mjs).
  developMiddleware: (app) => app.use(createMailboxMiddleware()),
  plugins: [
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    {
      resolve: "gatsby-transformer-remark",
      // One YAML dialect for all of content/: the built-in one reads 06:30 as a number.
      options: { engines: { yaml: { parse, stringify } } },
    },
  ],
};

export default config;
