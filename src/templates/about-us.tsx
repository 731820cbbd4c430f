import "../styles/shared-styles";
import { graphql } from "gatsby";
import { Location } from "../components/location/location";
import { Mission } from "../components/mission/mission";
import { FamilyScene } from "../components/page-head/family-scene";
import { PageHead } from "../components/page-head/page-head";
import { PageMeta } from "../components/seo/meta";
import { Team } from "../components/team/team";
import { toParagraph } from "../domain/html";
import { getHtml, requireNode, type TemplateProps } from "./nodes";
import { withPhotoSource } from "./to-props";

type Props = TemplateProps<Queries.AboutTemplateQuery>;

/** `/about-us`: mission, team, and how to reach the centre. */
export default function AboutTemplate({ data, pageContext }: Props) {
  const page = requireNode(data.aboutPage, "about-us");
  return (
    <>
      <PageMeta {...page.seo} path={pageContext.route} />
      <PageHead title={page.title} eyebrowRoute={pageContext.route} intro={toParagraph(page.lead)}>
        <FamilyScene />
      </PageHead>
      <Mission {...withPhotoSource(page.mission)} body={getHtml(page)} />
      <Team {...page.team} people={page.team.people?.map(withPhotoSource)} />
      <Location />
    </>
  );
}

export const query = graphql`
  query AboutTemplate {
    aboutPage { ...AboutPageFields }
  }
`;
