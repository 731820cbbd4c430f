import "../styles/every-page";
import { graphql, type PageProps } from "gatsby";
import { Location } from "../components/location/location";
import { Mission } from "../components/mission/mission";
import { PageHead } from "../components/page-head/page-head";
import { Seo } from "../components/seo/seo";
import { Team } from "../components/team/team";
import { routes } from "../site";
import { toSource } from "./photo-fragments";
import { present } from "./present";
import * as css from "./template.module.css";

/** `/about-us`: mission, team, and how to reach the centre. */
export default function AboutTemplate({ data }: PageProps<Queries.AboutTemplateQuery>) {
  const page = present(data.aboutPage, "about-us");
  return (
    <>
      <Seo {...page.seo} path={routes.about} />
      <PageHead hour="afternoon" title={page.title} />
      <section className={css.first}>
        <Mission {...page.mission} body={page.body} photo={toSource(page.mission.photo)} />
      </section>
      <Team {...page.team} />
      <Location />
    </>
  );
}

export const query = graphql`
  query AboutTemplate($id: String!) {
    aboutPage(id: { eq: $id }) {
      ...AboutPageSeo
      ...AboutPageFields
      body
    }
  }
`;
