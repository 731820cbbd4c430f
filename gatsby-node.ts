export { onCreateNode } from "./src/build/content-nodes";
export { createPages } from "./src/build/create-pages";
export { onCreateWebpackConfig } from "./src/build/fresh-styles";
export { createSchemaCustomization } from "./src/build/graphql-types";
export { onPostBootstrap } from "./src/build/vendor-styles";
