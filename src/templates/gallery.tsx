import "../styles/every-page";
import { graphql, Link } from "gatsby";
import { ChapterHead, ChapterLinks } from "../components/chapters/chapters";
import * as pagination from "../components/gallery-pagination/gallery-pagination.module.css";
import { PageHead } from "../components/page-head/page-head";
import { PhotoGrid } from "../components/photo-grid/photo-grid";
import { type Drawings, Scene } from "../components/scenery/scene";
import { PageMeta } from "../components/seo/meta";
import { fill } from "../content/fill-placeholders";
import { getGalleryPageStarts, getGalleryRoute } from "../domain/gallery-pages";
import { photoAnchors } from "../site";
import { getButtonClass } from "../ui/button/button";
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
  const pageStarts = getGalleryPageStarts(totalCount);
  const pageIndex = pageStarts.indexOf(photos[0]?.number ?? 1);
  const previous = pageStarts[pageIndex - 1];
  const next = pageStarts[pageIndex + 1];
  const texts = page.pagination;
  const current = fill(texts.current, { n: pageIndex + 1, total: pageStarts.length });
  const linkClass = getButtonClass({ variant: "secondary" });
  return (
    <>
      <PageMeta
        {...page.seo}
        title={pageIndex === 0 ? page.seo.title : `${current} | ${page.seo.title}`}
        path={pageContext.route}
      />
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
        {pageStarts.length > 1 && (
          <nav className={pagination.pagination} aria-label={texts.label}>
            {previous && (
              <Link className={linkClass} to={getGalleryRoute(previous)} rel="prev">
                {texts.previous}
              </Link>
            )}
            <p className={pagination.current}>{current}</p>
            {next && (
              <Link className={linkClass} to={getGalleryRoute(next)} rel="next">
                {texts.next}
              </Link>
            )}
          </nav>
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
