import "gatsby";
import type { Context } from "react";

declare module "gatsby" {
  /** The data of all static queries by their ids, which Gatsby exports and does not type. */
  export const StaticQueryContext: Context<Readonly<Record<string, { readonly data: object }>>>;
}
