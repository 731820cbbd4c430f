import { Fragment } from "react";

/** Render an e-mail address that may wrap before the @ or a dot of its domain. Copied text has no extra characters. */
export function EmailText({ children }: { readonly children: string }) {
  return children.split(/(?=@|\.(?=[^@]*$))/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
