/** A CSS Module. The compiler does not look into stylesheets: a unit test checks that each class exists. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

/** A picture: small ones as a `data:` address, others by theirs on the site. */
declare module "*.png" {
  const address: string;
  export default address;
}

/** A font, by its address on the site. */
declare module "*.woff2" {
  const address: string;
  export default address;
}

/** The path below which the site is published, without a slash at the end; Gatsby puts it in. */
declare const __PATH_PREFIX__: string;

/** Changes with any stylesheet; only in code that renders HTML (see `build/styles.ts`). */
declare const __STYLES_HASH__: string;
/** Gatsby's own beginning in a browser, under the name that `src/gatsby/bundle/webpack-config.ts` gives it. */
declare module "gatsby-app" {}

/** The part of gatsby-plugin-sharp that encodes photos, for jobs of `createJobV2`. */
declare module "gatsby-plugin-sharp/gatsby-worker" {
  const worker: {
    IMAGE_PROCESSING: (job: import("./gatsby/data/photo-store").PhotoJob) => Promise<unknown>;
  };
  export default worker;
}
