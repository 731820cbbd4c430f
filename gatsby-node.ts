export { onCreateWebpackConfig } from "./src/gatsby/bundle/webpack-config";
export { onCreateNode } from "./src/gatsby/data/content-nodes";
export { createPages } from "./src/gatsby/data/create-pages";
export { onPreExtractQueries } from "./src/gatsby/data/fragments";
export { createSchemaCustomization } from "./src/gatsby/data/graphql-types";
export { createResolvers } from "./src/gatsby/data/resolvers";
export { onCreateDevServer } from "./src/gatsby/output/editor";
export { onPostBuild } from "./src/gatsby/output/post-build";
