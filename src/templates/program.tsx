import "../styles/every-page";
import { graphql } from "gatsby";
import { Day } from "../components/day/day";
import { Hills } from "../components/page-head/hills";
import { PageHead } from "../components/page-head/page-head";
import { PaperNote } from "../components/paper-note/paper-note";
import { PartList } from "../components/part-list/part-list";
import { Sections } from "../components/sections/sections";
import { PageMeta } from "../components/seo/meta";
import * as layout from "../styles/layout.module.css";
import { pickFile } from "../ui/photo/photo-source";
import { getHtml, requireNode, type TemplateProps } from "./nodes";
import * as css from "./template.module.css";
import { toPhotoSource, toSection } from "./to-props";

/** In px. The photo of a moment is at most 320 px wide. */
const maxFileWidth = 480;

type QueriedMoment = NonNullable<Queries.ProgramPageFieldsFragment["day"]>["moments"][number];

const toMoment = ({ photo, ...moment }: NonNullable<QueriedMoment>) => ({
  ...moment,
  photo: photo && {
    source: pickFile(toPhotoSource(photo.photo), maxFileWidth),
    alt: photo.title ?? "",
    focus: photo.focus,
  },
});

type Props = TemplateProps<Queries.ProgramTemplateQuery>;

/** `/program`: a day, sections, a note for parents, a check list. */
export default function ProgramTemplate({ data, pageContext }: Props) {
  const page = requireNode(data.programPage, "program");
  const { day } = page;
  return (
    <>
      <PageMeta {...page.seo} path={pageContext.route} />
      <PageHead title={page.title} intro={getHtml(page)}>
        {!day && <Hills sky={pageContext.sky} />}
      </PageHead>
      {day && (
        <section className={css.first}>
          <Day {...day} moments={day.moments.map(toMoment)} />
        </section>
      )}
      <Sections title={page.sectionsTitle} sections={data.allProgramSection.nodes.map(toSection)} />
      <section>
        <PaperNote {...page.closing} photo={toPhotoSource(page.closing.photo)} />
      </section>
      <section className={css.band}>
        <h2 className={`${layout.wrap} ${css.title}`}>{page.checksTitle}</h2>
        <div className={layout.wrap}>
          <PartList isCheckList parts={page.checks} />
        </div>
      </section>
    </>
  );
}

export const query = graphql`
  query ProgramTemplate {
    programPage {
      ...ProgramPageFields
      childMarkdownRemark { html }
    }
    allProgramSection(sort: { position: ASC }) {
      nodes {
        ...ProgramSectionFields
        childMarkdownRemark { html }
      }
    }
  }
`;
