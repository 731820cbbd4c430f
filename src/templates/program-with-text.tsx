import "../styles/every-page";
import "./section-styles";
import { graphql, type PageProps } from "gatsby";
import { QuestionsData } from "../components/seo/questions-data";
import type { PageContext } from "../site";
import { ProgramPage } from "./program-page";
import { TextSection } from "./text-section";

/** `/program` if a section has running text or questions; it includes their styles. */
export default function ProgramWithTextTemplate({
  data,
  pageContext,
}: PageProps<Queries.ProgramWithTextTemplateQuery, PageContext>) {
  return (
    <>
      <QuestionsData sections={data.allProgramSection.nodes} />
      <ProgramPage data={data} path={pageContext.route} Section={TextSection} />
    </>
  );
}

export const query = graphql`
  query ProgramWithTextTemplate {
    ...ProgramData
  }
`;
