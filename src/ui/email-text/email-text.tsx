import { Fragment } from "react";

/** Render an e-mail address that may wrap before the @ or a dot of its domain. Copying it adds nothing. */
export function EmailText({ children }: { readonly children: string }) {
  const [first, ...rest] = children.split(/(?=@|\.(?=[^@]*$))/);
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
