import "../styles/shared-styles";
import { graphql } from "gatsby";
import { Hero } from "../components/hero/hero";
import { Memories } from "../components/memories/memories";
import { Notices } from "../components/notices/notices";
import { Perks } from "../components/perks/perks";
import { CentreData } from "../components/seo/centre-data";
import { PageMeta } from "../components/seo/meta";
import { getHtml, requireNode, type TemplateProps, type WithMarkdown } from "./nodes";
import { toNumberedPhotos, toPhotoSource } from "./to-props";

type Props = TemplateProps<Queries.HomeTemplateQuery>;

/** `/`: hero, notices, perk cards, memories. */
export default function HomeTemplate({ data, pageContext }: Props) {
  const page = requireNode(data.homePage, "home");
  const addBody = <Node extends WithMarkdown>(node: Node) => ({ ...node, body: getHtml(node) });
  return (
    <>
      <PageMeta {...page.seo} path={pageContext.route} />
      <CentreData />
      <Hero
        {...page}
        intro={getHtml(page)}
        photo={toPhotoSource(page.photo.photo)}
        photoFocus={page.photo.focus}
      />
      <Notices notices={data.allNotice.nodes.map(addBody)} />
      <Perks {...page} perks={data.allPerk.nodes.map(addBody)} />
      <Memories {...page.memories} photos={toNumberedPhotos(page.memories.photos)} />
    </>
  );
}

export const query = graphql`
  query HomeTemplate {
    homePage { ...HomePageFields }
    allNotice(sort: { position: ASC }) {
      nodes { ...NoticeFields }
    }
    allPerk(sort: { position: ASC }) {
      nodes { ...PerkFields }
    }
  }
`;
