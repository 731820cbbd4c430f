/** The part of gatsby-plugin-sharp that encodes photos, in jobs of `createJobV2`. */
declare module "gatsby-plugin-sharp/gatsby-worker" {
  const worker: {
    IMAGE_PROCESSING: (job: import("./data/photo-store").PhotoJob) => Promise<unknown>;
  };
  export default worker;
}
