import "../styles/shared-styles";
import { graphql } from "gatsby";
import { HillsScene } from "../components/page-head/hills-scene";
import { PageHead } from "../components/page-head/page-head";
import { PhotoSelection } from "../components/photo-selection/photo-selection";
import { Sections } from "../components/sections/sections";
import { PageMeta } from "../components/seo/meta";
import { useSharedContent } from "../components/use-shared-content";
import { toParagraph } from "../domain/html";
import { noBreakSpace } from "../domain/typography";
import * as common from "../styles/common.module.css";
import * as articleCss from "../ui/article.module.css";
import { Prose } from "../ui/prose/prose";
import { getHtml, requireNode, type TemplateProps } from "./nodes";
import * as css from "./template.module.css";
import { toPhotoSelection, toSection } from "./to-props";

type Props = TemplateProps<Queries.AddedPageTemplateQuery>;

/** A page that staff have added: page head, running text, photos, collapsible sections. */
export default function AddedPageTemplate({ data, pageContext }: Props) {
  const { route, sky } = pageContext;
  const page = requireNode(data.addedPage, route);
  const { centre } = useSharedContent();
  const { title, intro, photos, seo } = page;
  const body = getHtml(page);
  const sections = data.allPageSection.nodes.map(toSection);
  const description = seo?.description ?? intro.replaceAll(noBreakSpace, " ");
  return (
    <>
      <PageMeta
        title={seo?.title ?? `${title} | ${centre.name}`}
        description={description}
        shareTitle={title}
        shareDescription={description}
        path={route}
      />
      <PageHead title={title} intro={toParagraph(intro)}>
        <HillsScene sky={sky} />
      </PageHead>
      {(body || photos) && (
        <section className={css.first}>
          <div className={common.wrap}>
            {body && <Prose className={articleCss.article} html={body} />}
            {photos && (
              <PhotoSelection {...toPhotoSelection(photos, route.slice(1))} heading="h2" />
            )}
          </div>
        </section>
      )}
      {sections.length > 0 && <Sections sections={sections} />}
    </>
  );
}

export const query = graphql`
  query AddedPageTemplate($route: String!) {
    addedPage(route: { eq: $route }) { ...AddedPageFields }
    allPageSection(
      filter: { page: { eq: $route } }
      sort: { position: ASC }
    ) {
      nodes { ...PageSectionFields }
    }
  }
`;
