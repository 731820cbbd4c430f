/** A CSS Module. The compiler does not read stylesheets; the build stops at a class that is not in one. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

/** The URL of a picture; that of a small one is a `data:` URL. */
declare module "*.png" {
  const url: string;
  export default url;
}

/** A font, by its URL. */
declare module "*.woff2" {
  const url: string;
  export default url;
}

/** The path below which the site is published, without a slash at the end; Gatsby puts it in. */
declare const __PATH_PREFIX__: string;
