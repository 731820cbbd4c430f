import type { GatsbyNode } from "gatsby";
import { publishScriptsOnly } from "./published-files";
import { renewPages, shortenClassNames, splitStyles } from "./styles";

/** How scripts and stylesheets are made and published. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  renewPages(args);
  // Scripts and HTML have to agree on the names; live editing keeps the readable ones.
  if (args.stage === "build-javascript" || args.stage === "build-html") shortenClassNames(args);
  if (args.stage !== "build-javascript") return;
  splitStyles(args);
  publishScriptsOnly(args);
};
