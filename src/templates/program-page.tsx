import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { CheckList } from "../components/check-list/check-list";
import { PageHead } from "../components/page-head/page-head";
import { PaperNote } from "../components/paper-note/paper-note";
import { Seo } from "../components/seo/seo";
import { toSource } from "./photo-fragments";
import type { SectionProps } from "./plain-section";
import { htmlOf, required } from "./query-results";
import * as css from "./template.module.css";

interface ProgramPageProps {
  readonly data: Queries.ProgramDataFragment;
  readonly path: string;
  /** `PlainSection`, or `TextSection` if a section has running text or questions. */
  readonly Section: ComponentType<SectionProps>;
}

/** The page of both templates of `/program`: a check list, a note for parents, the sections. */
export function ProgramPage({ data, path, Section }: ProgramPageProps) {
  const page = required(data.programPage, "program");
  return (
    <>
      <Seo {...page.seo} path={path} />
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
          {data.allProgramSection.nodes.map((section) => (
            <Section key={section.title} {...section} />
          ))}
        </div>
      </section>
    </>
  );
}

export const programFragments = graphql`
  fragment ProgramData on Query {
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
