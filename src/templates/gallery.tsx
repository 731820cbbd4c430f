import "../styles/every-page";
import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/page-head/page-head";
import { InvitationTile } from "../components/photo-grid/invitation-tile";
import { PhotoGrid } from "../components/photo-grid/photo-grid";
import { tileSizes } from "../components/photo-grid/tile-sizes";
import { Seo } from "../components/seo/seo";
import { routes } from "../site";
import type { FirstPhoto } from "../ui/photo/photo-source";
import { toNumberedPhoto } from "./photo-fragments";
import { present } from "./present";
import * as css from "./template.module.css";

/** `/gallery`: all photos of `content/gallery` in the order of their numbers. */
export default function GalleryTemplate({ data }: PageProps<Queries.GalleryTemplateQuery>) {
  const page = present(data.galleryPage, "gallery");
  return (
    <>
      <Seo {...page.seo} path={routes.gallery} />
      <PageHead hour="noon" title={page.title} intro={page.body} />
      <section className={css.photos}>
        <div className={css.inner}>
          <PhotoGrid
            anchor="slika"
            label={page.photosLabel}
            photos={data.allPhoto.nodes.map(toNumberedPhoto)}
            photoAlt={page.photoAlt}
            openLabel={page.openLabel}
            isFirstView
          >
            <InvitationTile link={page.link} />
          </PhotoGrid>
        </div>
      </section>
    </>
  );
}

/** For those about to open the page; see `shell/next-page.ts`. */
GalleryTemplate.firstPhoto = (data: Queries.GalleryTemplateQuery): FirstPhoto | undefined => {
  const sources = data.allPhoto.nodes.map((photo) => toNumberedPhoto(photo).source);
  const [source] = sources;
  const [sizes] = tileSizes(
    sources.map(({ width, height }) => width / height),
    "large",
  );
  return source && sizes ? { source, sizes } : undefined;
};

export const query = graphql`
  query GalleryTemplate($id: String!) {
    galleryPage(id: { eq: $id }) {
      seo { title description shareTitle shareDescription }
      title
      body
      photosLabel
      photoAlt
      openLabel
      link { label to }
    }
    allPhoto(filter: { set: { eq: "gallery" } }, sort: { number: ASC }) {
      nodes { ...PhotoInGrid }
    }
  }
`;
