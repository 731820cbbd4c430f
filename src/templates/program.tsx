import "../styles/every-page";
import { graphql, type PageProps } from "gatsby";
import { CheckList } from "../components/check-list/check-list";
import { Collapsible } from "../components/collapsible/collapsible";
import { PageHead } from "../components/page-head/page-head";
import { PaperNote } from "../components/paper-note/paper-note";
import { PartList } from "../components/part-list/part-list";
import { PhotoGrid } from "../components/photo-grid/photo-grid";
import { Seo } from "../components/seo/seo";
import type { PageContext } from "../site";
import { toNumberedPhoto, toSource } from "./photo-fragments";
import { present } from "./present";
import * as css from "./template.module.css";

/** `/program`: what parents can count on, a note for them, and two collapsible sections. */
export default function ProgramTemplate({
  data,
  pageContext,
}: PageProps<Queries.ProgramTemplateQuery, PageContext>) {
  const page = present(data.programPage, "program");
  const photos = data.allPhoto.nodes.map(toNumberedPhoto);
  return (
    <>
      <Seo {...page.seo} path={pageContext.route} />
      <PageHead hour="morning" title={page.title} intro={page.body} />
      <section className={css.first}>
        <div className={css.inner}>
          <h2 className={css.title}>{page.checksTitle}</h2>
          <CheckList items={page.checks} />
        </div>
      </section>
      <section className={css.next}>
        <div className={css.inner}>
          <PaperNote {...page.closing} photo={toSource(page.closing.photo)} />
        </div>
      </section>
      <section className={css.sand}>
        <div className={css.stack}>
          {data.allProgramSection.nodes.map(({ icon, title, parts, premises }) => (
            <Collapsible key={title} icon={icon} title={title}>
              <PartList parts={parts} />
              {premises && (
                <>
                  <h3 className={css.photosTitle}>{premises.title}</h3>
                  <PhotoGrid
                    anchor="prostor"
                    size="small"
                    label={premises.title}
                    photos={photos}
                    photoAlt={premises.photoAlt}
                    openLabel={premises.openLabel}
                  />
                </>
              )}
            </Collapsible>
          ))}
        </div>
      </section>
    </>
  );
}

export const query = graphql`
  query ProgramTemplate {
    programPage {
      ...ProgramPageSeo
      ...ProgramPageFields
      body
    }
    allProgramSection(sort: [{ order: ASC }, { title: ASC }]) {
      nodes { ...ProgramSectionFields }
    }
    allPhoto(filter: { set: { eq: "premises" } }, sort: { number: ASC }) {
      nodes { ...PhotoInGrid }
    }
  }
`;
