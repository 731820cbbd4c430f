export { onCreateWebpackConfig } from "./src/gatsby/bundle/webpack-config";
export { onCreateNode, sourceNodes } from "./src/gatsby/data/create-nodes";
export { createPages } from "./src/gatsby/data/create-pages";
export { onPreExtractQueries } from "./src/gatsby/data/fragments";
export { createResolvers, createSchemaCustomization } from "./src/gatsby/data/graphql-types";
export { onPostBuild } from "./src/gatsby/output/post-build";
export { onCreateDevServer } from "./src/gatsby/output/publish-editor";
