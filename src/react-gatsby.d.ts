import "gatsby";
import type { Context } from "react";

// Features of browsers that React 18 does not type.
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto";
  }

  interface ButtonHTMLAttributes<T> {
    popoverTarget?: string;
    /** Opens or closes the dialog that `commandfor` names. */
    command?: "show-modal" | "close";
    /** Id of the dialog. */
    commandfor?: string;
  }
}

declare module "gatsby" {
  /** The data of all static queries by their ids, which Gatsby exports and does not type. */
  export const StaticQueryContext: Context<Readonly<Record<string, { readonly data: object }>>>;
}
