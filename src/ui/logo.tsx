import { withPrefix } from "gatsby";

/** Render moon and name in the colour of the text. */
export function Logo({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 288 64" aria-hidden="true">
      <use href={withPrefix("/brand/logo.svg#logo")} />
    </svg>
  );
}
