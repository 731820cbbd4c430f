/** Gatsby's browser entry; `src/gatsby/bundle/webpack-config.ts` defines the alias. */
declare module "gatsby-app" {}

/** The part of gatsby-plugin-sharp that encodes photos, in jobs of `createJobV2`. */
declare module "gatsby-plugin-sharp/gatsby-worker" {
  const worker: {
    IMAGE_PROCESSING: (job: import("./data/photo-store").PhotoJob) => Promise<unknown>;
  };
  export default worker;
}
