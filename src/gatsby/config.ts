import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { isIgnored } from "../content/collections";
import { bodySyntax } from "../content/markdown";
import type { ServiceConfig } from "../enquiry/send-enquiry";

/** Settings from `scripts/`, which `gatsby-config.ts` passes on: `src/` must not import `scripts/`. */
export interface CommandSettings {
  /** URL of the published site. */
  readonly siteUrl: string;
  /** The mail provider's account. */
  readonly enquiryService: ServiceConfig;
  /** Path prefix of the site, without a trailing slash. */
  readonly pathPrefix: string;
  /** Folder of the content. */
  readonly contentFolder: string;
  /** Further routes of the development server: the mailbox, and the downloads. */
  readonly developMiddleware: NonNullable<GatsbyConfig["developMiddleware"]>;
}

/** Options of gatsby-transformer-remark, which renders the body of Markdown files to HTML. */
export const markdownOptions = {
  // What the parser reads as Markdown is ours to say, because the check must read the same.
  gfm: false,
  footnotes: false,
  plugins: [
    {
      resolve: path.resolve("src/gatsby/parser-plugins"),
      options: { parserPlugins: [bodySyntax] },
    },
  ],
};

/** Gatsby's configuration. */
export function gatsbyConfig(settings: CommandSettings): GatsbyConfig {
  return {
    jsxRuntime: "automatic",
    trailingSlash: "never",
    siteMetadata: { siteUrl: settings.siteUrl, enquiryService: settings.enquiryService },
    // Takes effect only with PREFIX_PATHS, which our commands set.
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
        options: {
          name: "content",
          path: settings.contentFolder,
          // Called with absolute paths; folders above the content may have any name.
          ignore: [(file: string) => isIgnored(path.relative(settings.contentFolder, file))],
        },
      },
      { resolve: "gatsby-transformer-remark", options: markdownOptions },
    ],
  };
}
