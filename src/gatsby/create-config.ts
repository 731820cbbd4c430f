import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentFolder } from "../content/collections";
import { isIgnored } from "../content/paths";
import type { EnquiryServiceConfig } from "../site";

/** Settings from `scripts/`, which `gatsby-config.ts` passes on: `src/` must not import `scripts/`. */
interface SiteSettings {
  readonly siteUrl: string;
  readonly enquiryService: EnquiryServiceConfig;
  /** Path prefix of the site, without a trailing slash. */
  readonly pathPrefix: string;
  readonly contentPath: string;
  /** Further routes of the development server: the mailbox, and the downloads. */
  readonly developMiddleware: NonNullable<GatsbyConfig["developMiddleware"]>;
}

export function createGatsbyConfig(settings: SiteSettings): GatsbyConfig {
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
          name: contentFolder,
          path: settings.contentPath,
          // Called with absolute paths; folders above the content may have any name.
          ignore: [(file: string) => isIgnored(path.relative(settings.contentPath, file))],
        },
      },
      "gatsby-transformer-remark",
    ],
  };
}
