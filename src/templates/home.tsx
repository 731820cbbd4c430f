import "../styles/every-page";
import { graphql, type PageProps } from "gatsby";
import { Hero, pictureSizes } from "../components/hero/hero";
import { Memories } from "../components/memories/memories";
import { Perks } from "../components/perks/perks";
import { CentreData } from "../components/seo/centre-data";
import { Seo } from "../components/seo/seo";
import { routes } from "../site";
import type { FirstPhoto } from "../ui/photo/photo-source";
import { toNumberedPhoto, toSource } from "./photo-fragments";
import { present } from "./present";

interface HomeContext {
  /** The photos of the memories section, the leading one first. */
  readonly memoryIds: readonly string[];
}

type HomeProps = PageProps<Queries.HomeTemplateQuery, HomeContext>;

/** `/`: hero, perk cards, memories. */
export default function HomeTemplate({ data, pageContext }: HomeProps) {
  const page = present(data.homePage, "home");
  const hero = present(data.photo, "home (hero photo)");
  const memories = pageContext.memoryIds.flatMap((id) =>
    data.allPhoto.nodes
      .filter((photo) => photo.id === id)
      .map((photo) => ({ ...toNumberedPhoto(photo), focus: photo.caption?.focus })),
  );
  return (
    <>
      <Seo {...page.seo} path={routes.home} />
      <CentreData />
      <Hero
        eyebrow={page.eyebrow}
        title={page.title}
        highlight={page.highlight}
        intro={page.body}
        primaryLink={page.primaryLink}
        secondaryLink={page.secondaryLink}
        photo={toSource(hero.file)}
        photoAlt={page.photoAlt}
        photoFocus={hero.caption?.focus}
      />
      <Perks title={page.perksTitle} perks={data.allPerk.nodes} />
      <Memories {...page.memories} photos={memories} />
    </>
  );
}

/** For those about to open the page; see `shell/next-page.ts`. */
HomeTemplate.firstPhoto = (data: Queries.HomeTemplateQuery): FirstPhoto | undefined => {
  const source = data.photo && toSource(data.photo.file);
  return source ? { source, sizes: pictureSizes(source) } : undefined;
};

export const query = graphql`
  query HomeTemplate($id: String!, $heroId: String!, $memoryIds: [String!]!) {
    homePage(id: { eq: $id }) {
      seo { title description shareTitle shareDescription }
      eyebrow
      title
      highlight
      body
      primaryLink { label to }
      secondaryLink { label to }
      photoAlt
      perksTitle
      memories {
        title
        text
        photoAlt
        link { label to description }
      }
    }
    allPerk(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        drawing
        title
        body
        link { label to description }
      }
    }
    photo(id: { eq: $heroId }) {
      caption { focus { x y } }
      file { ...PhotoFile }
    }
    allPhoto(filter: { id: { in: $memoryIds } }, sort: { number: ASC }) {
      nodes {
        id
        caption { focus { x y } }
        ...PhotoInGrid
      }
    }
  }
`;
