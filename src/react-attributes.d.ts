import "react";

declare module "react" {
  /** What React 18 writes as it is and does not type: buttons that open and close a dialog. */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    /** Id of the dialog. */
    commandfor?: string;
  }
}
