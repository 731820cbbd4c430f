import "../styles/every-page";
import { graphql, type PageProps } from "gatsby";
import { Location } from "../components/location/location";
import { Mission } from "../components/mission/mission";
import { PageHead } from "../components/page-head/page-head";
import { Seo } from "../components/seo/seo";
import { Team } from "../components/team/team";
import { escapeHtml } from "../domain/html";
import type { PageContext } from "../site";
import { People } from "./people";
import { toSource } from "./photo-fragments";
import { htmlOf, required } from "./query-results";

/** `/about-us`: mission, team, and how to reach the centre. */
export default function AboutTemplate({
  data,
  pageContext,
}: PageProps<Queries.AboutTemplateQuery, PageContext>) {
  const page = required(data.aboutPage, "about-us");
  return (
    <>
      <Seo {...page.seo} path={pageContext.route} />
      <PageHead
        title={page.title}
        named={pageContext.route}
        intro={page.lead ? `<p>${escapeHtml(page.lead)}</p>` : ""}
      >
        <People />
      </PageHead>
      <Mission {...page.mission} body={htmlOf(page)} photo={toSource(page.mission.photo)} />
      <Team
        {...page.team}
        people={page.team.people?.map((one) => ({ ...one, photo: toSource(one.photo) }))}
      />
      <Location />
    </>
  );
}

export const query = graphql`
  query AboutTemplate {
    aboutPage {
      ...AboutPageFields
      childMarkdownRemark { html }
    }
  }
`;
