import "../styles/shared-styles";
import { graphql } from "gatsby";
import { NotFound } from "../components/not-found/not-found";
import { PageMeta } from "../components/seo/meta";
import { getHtml, requireNode, type TemplateProps } from "./nodes";

/** The page for unknown URLs. */
export default function NotFoundTemplate({ data }: TemplateProps<Queries.NotFoundTemplateQuery>) {
  const page = requireNode(data.notFoundPage, "not-found");
  return (
    <>
      <PageMeta {...page.seo} />
      <NotFound {...page} body={getHtml(page)} />
    </>
  );
}

export const query = graphql`
  query NotFoundTemplate {
    notFoundPage { ...NotFoundPageFields }
  }
`;
