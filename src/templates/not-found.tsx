import "../styles/every-page";
import { graphql, type PageProps } from "gatsby";
import { NotFound } from "../components/not-found/not-found";
import { Seo } from "../components/seo/seo";
import { Prose } from "../ui/prose/prose";
import { getHtml, requireNode } from "./query-results";

/** The page for unknown addresses. */
export default function NotFoundTemplate({ data }: PageProps<Queries.NotFoundTemplateQuery>) {
  const page = requireNode(data.notFoundPage, "not-found");
  return (
    <>
      <Seo {...page.seo} />
      <NotFound {...page}>
        <Prose html={getHtml(page)} />
      </NotFound>
    </>
  );
}

export const query = graphql`
  query NotFoundTemplate {
    notFoundPage {
      ...NotFoundPageFields
      childMarkdownRemark { html }
    }
  }
`;
