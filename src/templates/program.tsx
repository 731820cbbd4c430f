import "../styles/every-page";
import { graphql, type PageProps } from "gatsby";
import { CheckList } from "../components/check-list/check-list";
import { PageHead } from "../components/page-head/page-head";
import { PaperNote } from "../components/paper-note/paper-note";
import { QuestionsData } from "../components/seo/questions-data";
import { Seo } from "../components/seo/seo";
import type { PageContext } from "../site";
import { toSource } from "./photo-fragments";
import { htmlOf, required } from "./query-results";
import { Section } from "./section";
import * as css from "./template.module.css";

/** `/program`: a check list, a note for parents, the sections. */
export default function ProgramTemplate({
  data,
  pageContext,
}: PageProps<Queries.ProgramTemplateQuery, PageContext>) {
  const page = required(data.programPage, "program");
  const sections = data.allProgramSection.nodes;
  return (
    <>
      <Seo {...page.seo} path={pageContext.route} />
      <QuestionsData sections={sections} />
      <PageHead sky="morning" title={page.title} intro={htmlOf(page)} />
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
          {sections.map((section) => (
            <Section key={section.title} {...section} />
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
      childMarkdownRemark { html }
    }
    allProgramSection(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...ProgramSectionFields
        childMarkdownRemark { html }
        photos { shown { ...PhotoInGrid } }
      }
    }
  }
`;
