import "../styles/shared-styles";
import { graphql } from "gatsby";
import { Day } from "../components/day/day";
import { HillsScene } from "../components/page-head/hills-scene";
import { PageHead } from "../components/page-head/page-head";
import { PartList } from "../components/part-list/part-list";
import { limitToOneFile } from "../components/photo/photo-source";
import { ProgramClosing } from "../components/program-closing/program-closing";
import { Sections } from "../components/sections/sections";
import { PageMeta } from "../components/seo/meta";
import * as common from "../styles/common.module.css";
import { getHtml, requireNode, type TemplateProps } from "./nodes";
import * as css from "./template.module.css";
import { toPhotoSource, toSection, withPhotoSource } from "./to-props";

/** In px. The photo of a moment is at most 320 px wide. */
const maxFileWidth = 480;

type QueriedMoment = NonNullable<Queries.ProgramPageFieldsFragment["day"]>["moments"][number];

const toMoment = ({ photo, ...moment }: NonNullable<QueriedMoment>) => ({
  ...moment,
  photo: photo && {
    source: limitToOneFile(toPhotoSource(photo.photo), maxFileWidth),
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
        {!day && <HillsScene sky={pageContext.sky} />}
      </PageHead>
      {day && (
        <section className={css.first}>
          <Day {...day} moments={day.moments.map(toMoment)} />
        </section>
      )}
      <Sections title={page.sectionsTitle} sections={data.allProgramSection.nodes.map(toSection)} />
      <section>
        <ProgramClosing {...withPhotoSource(page.closing)} />
      </section>
      <section className={css.band}>
        <h2 className={`${common.wrap} ${css.title}`}>{page.checksTitle}</h2>
        <div className={common.wrap}>
          <PartList isChecklist parts={page.checks} />
        </div>
      </section>
    </>
  );
}

export const query = graphql`
  query ProgramTemplate {
    programPage { ...ProgramPageFields }
    allProgramSection(sort: { position: ASC }) {
      nodes { ...ProgramSectionFields }
    }
  }
`;
