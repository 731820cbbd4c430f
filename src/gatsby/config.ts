import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import reporter from "gatsby-cli/lib/reporter";
import { reportMoved } from "./expect-gatsby";
import { hideKnownWarnings } from "./known-warnings";

/** What the commands (`scripts/`) know and Gatsby has to be told; the root's file hands it over. */
export interface CommandSettings {
  /** Address that the site is published at. */
  readonly siteUrl: string;
  /** Path the site lies under, without a slash at the end. */
  readonly pathPrefix: string;
  /** Where content is read from: in live editing from a copy that holds only what is right. */
  readonly contentFolder: string;
  /** What the server of live editing answers beside pages: the mailbox, and what the check finds. */
  readonly developMiddleware: NonNullable<GatsbyConfig["developMiddleware"]>;
}

/** Options of gatsby-transformer-remark, which makes HTML of the text under a file's fields. */
export const markdownOptions = {
  // The check knows of none (src/content/markdown.ts).
  footnotes: false,
  plugins: [path.resolve("src/gatsby/tags-as-text")],
};

/** Gatsby's configuration: its plugins, and where they find content. */
export function gatsbyConfig(settings: CommandSettings): GatsbyConfig {
  try {
    hideKnownWarnings();
  } catch (error) {
    reportMoved(reporter, error);
  }
  return {
    jsxRuntime: "automatic",
    trailingSlash: "never",
    siteMetadata: { siteUrl: settings.siteUrl },
    // Takes effect with PREFIX_PATHS, which our commands set.
    pathPrefix: settings.pathPrefix,
    graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
    developMiddleware: settings.developMiddleware,
    plugins: [
      "gatsby-plugin-image",
      "gatsby-plugin-sharp",
      "gatsby-transformer-sharp",
      "gatsby-plugin-react-helmet",
      {
        resolve: "gatsby-source-filesystem",
        options: { name: "content", path: settings.contentFolder },
      },
      {
        resolve: "gatsby-source-filesystem",
        options: { name: "icons", path: "static/icons" },
      },
      { resolve: "gatsby-transformer-remark", options: markdownOptions },
    ],
  };
}
