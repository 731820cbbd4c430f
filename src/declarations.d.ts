/** A CSS Module. The compiler does not look into stylesheets: the build stops at a class that one has not. */
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
