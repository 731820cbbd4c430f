/** Gatsby's own beginning in a browser, under the name that `src/gatsby/bundle/webpack-config.ts` gives it. */
declare module "gatsby-app" {}

/** The part of gatsby-plugin-sharp that encodes photos, for jobs of `createJobV2`. */
declare module "gatsby-plugin-sharp/gatsby-worker" {
  const worker: {
    IMAGE_PROCESSING: (job: import("./data/photo-store").PhotoJob) => Promise<unknown>;
  };
  export default worker;
}
