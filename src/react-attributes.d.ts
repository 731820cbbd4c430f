import "react";

// What browsers know and React 18 does not type.
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
