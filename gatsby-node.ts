export { onCreateNode } from "./src/build/content-nodes";
export { createPages } from "./src/build/create-pages";
export { createSchemaCustomization } from "./src/build/graphql-types";
export { onPreInit } from "./src/build/photo-store";
export { onPostBuild } from "./src/build/post-build";
export { onPreBootstrap } from "./src/build/published-files";
export { onCreateWebpackConfig } from "./src/build/webpack-config";
