import type { ReactNode } from "react";

interface HtmlProps {
  readonly htmlAttributes: object;
  readonly bodyAttributes: object;
  readonly headComponents: ReactNode;
  readonly preBodyComponents: ReactNode;
  readonly postBodyComponents: ReactNode;
  readonly body: string;
}

/** The HTML document of every page, where Gatsby looks for it: its default without the tags for Internet Explorer and Safari 9. */
export default function Html(props: HtmlProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        {/* Safari on iOS makes links of what looks like a number or a date, and React then finds a page
            that it did not render. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page as rendered by Gatsby */}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
