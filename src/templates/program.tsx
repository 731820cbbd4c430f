import "../styles/every-page";
import "./section-styles";
import { graphql, type PageProps } from "gatsby";
import type { PageContext } from "../site";
import { PlainSection } from "./plain-section";
import { ProgramPage } from "./program-page";

/** `/program` if its sections have parts and photos only; see `program-with-text.tsx`. */
export default function ProgramTemplate({
  data,
  pageContext,
}: PageProps<Queries.ProgramTemplateQuery, PageContext>) {
  return <ProgramPage data={data} path={pageContext.route} Section={PlainSection} />;
}

export const query = graphql`
  query ProgramTemplate {
    ...ProgramData
  }
`;
