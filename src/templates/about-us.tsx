import "../styles/every-page";
import { graphql, type PageProps } from "gatsby";
import { Location } from "../components/location/location";
import { Mission } from "../components/mission/mission";
import { PageHead } from "../components/page-head/page-head";
import { Scene } from "../components/scenery/scene";
import { Seo } from "../components/seo/seo";
import { Team } from "../components/team/team";
import { escapeHtml } from "../domain/html";
import type { PageContext } from "../site";
import * as css from "./about-us.module.css";
import { toSource } from "./photo-fragments";
import { htmlOf, required } from "./query-results";

const size = [1136, 1200] as const;
const things = [{ name: "people", box: [0, 0, ...size] }] as const;
const sun = { x: 735, y: 700, width: 90 };

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
        <Scene className={css.people} size={size} things={things} sun={sun} />
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
