import "../styles/every-page";
import { graphql } from "gatsby";
import { ChapterHead, ChapterLinks } from "../components/chapters/chapters";
import { GalleryPagination } from "../components/gallery-pagination/gallery-pagination";
import { PageHead } from "../components/page-head/page-head";
import { PhotoGrid } from "../components/photo-grid/photo-grid";
import { type Drawings, Scene } from "../components/scenery/scene";
import { Seo } from "../components/seo/seo";
import { fill } from "../content/fill-placeholders";
import { getGalleryPageStarts, getGalleryRoute } from "../domain/gallery-pages";
import { photoAnchors } from "../site";
import * as css from "./gallery.module.css";
import { toNumberedPhotos } from "./photo-fragments";
import { getHtml, requireNode, type TemplateProps } from "./query-results";

const drawings: Drawings = {
  gallery: [
    [0, 1, 320, 299],
    [320, 1, 320, 299],
  ],
};

/** `/gallery`: the photos in the order of their numbers; many continue on `/gallery/2` and so on. */
export default function GalleryTemplate({
  data,
  pageContext,
}: TemplateProps<Queries.GalleryTemplateQuery>) {
  const page = requireNode(data.galleryPage, "gallery");
  const { totalCount } = data.allPhoto.pageInfo;
  const photos = toNumberedPhotos(data.allPhoto.nodes, totalCount);
  const chapters = photos.filter(({ chapter }) => chapter);
  const starts = getGalleryPageStarts(totalCount);
  const first = photos[0]?.number ?? 1;
  const current = fill(page.pagination.current, {
    n: starts.indexOf(first) + 1,
    total: starts.length,
  });
  const title = first === 1 ? page.seo.title : `${current} | ${page.seo.title}`;
  return (
    <>
      <Seo {...page.seo} title={title} path={pageContext.route} />
      <PageHead title={page.title} intro={getHtml(page)}>
        {/* The sun is in the window of the room. */}
        <Scene className={css.room} size={[640, 300]} drawings={drawings} sun={[488, 78, 64, 64]} />
      </PageHead>
      {chapters.length > 1 && <ChapterLinks chapters={chapters} />}
      <section className={css.photos}>
        <PhotoGrid
          className={css.prints}
          anchor={photoAnchors.gallery}
          label={page.photosLabel}
          photos={photos}
          photoAlt={page.photoAlt}
          openLabel={page.openLabel}
          getRoute={getGalleryRoute}
          renderChapterHead={(first) => (
            <ChapterHead
              first={first}
              isLast={first === chapters.at(-1)}
              index={chapters.indexOf(first)}
            />
          )}
        />
        {starts.length > 1 && (
          <GalleryPagination
            texts={page.pagination}
            current={current}
            previous={starts[starts.indexOf(first) - 1]}
            next={starts[starts.indexOf(first) + 1]}
          />
        )}
      </section>
    </>
  );
}

export const query = graphql`
  query GalleryTemplate($skip: Int!, $limit: Int!) {
    galleryPage {
      ...GalleryPageFields
      childMarkdownRemark { html }
    }
    allPhoto(
      filter: { set: { eq: "gallery" } }
      sort: { number: ASC }
      skip: $skip
      limit: $limit
    ) {
      pageInfo { totalCount }
      nodes { ...PhotoInGrid }
    }
  }
`;
