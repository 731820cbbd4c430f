import { Fragment } from "react";

/**
 * An e-mail address that breaks, where a line is too short for it, before the @ or a dot of its
 * domain and not in the middle of a word. What is copied or read out is the address itself.
 */
export function EmailText({ children }: { readonly children: string }) {
  const [first, ...rest] = children.split(/(?=@|\.(?=[^@]*$))/);
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
