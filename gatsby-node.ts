export { onCreateWebpackConfig } from "./src/gatsby/bundle/webpack-config";
export { onCreateNode, sourceNodes } from "./src/gatsby/data/content-nodes";
export { createPages } from "./src/gatsby/data/create-pages";
export { onPreExtractQueries } from "./src/gatsby/data/fragments";
export { createResolvers, createSchemaCustomization } from "./src/gatsby/data/graphql-types";
export { onCreateDevServer } from "./src/gatsby/output/editor";
export { onPostBuild } from "./src/gatsby/output/post-build";
