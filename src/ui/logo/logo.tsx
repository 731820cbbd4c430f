import { withPrefix } from "gatsby";

/** Moon and name, in the colour of the text around it with the accent of the ground. */
export function Logo({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 288 64" aria-hidden="true">
      <use href={withPrefix("/brand/logo.svg#logo")} />
    </svg>
  );
}
