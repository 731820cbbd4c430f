import "../styles/every-page";
import { graphql, type PageProps, withPrefix } from "gatsby";
import type { CSSProperties } from "react";
import { ChapterHead, ChapterLinks } from "../components/chapters/chapters";
import { GalleryPagination } from "../components/gallery-pagination/gallery-pagination";
import { PageHead } from "../components/page-head/page-head";
import * as rows from "../components/photo-grid/large-rows.module.css";
import { PhotoGrid } from "../components/photo-grid/photo-grid";
import { Seo } from "../components/seo/seo";
import { fill } from "../content/fill-placeholders";
import { galleryPageStarts, galleryRoute } from "../domain/gallery-pages";
import type { PageContext } from "../site";
import * as css from "./gallery.module.css";
import { toNumberedPhotos } from "./photo-fragments";
import { htmlOf, required } from "./query-results";

/** The class for so many photos: rows of up to four, or a large one beside the others, which may be pairs. */
function rowsOf(count: number): string | undefined {
  if (count < 5 || count === 8 || count > 10) return rows.rows;
  return count === 5 || count === 7 ? `${rows.spread} ${rows.pairs}` : rows.spread;
}

/** `/gallery`: the photos in the order of their numbers; many continue on `/gallery/2` and so on. */
export default function GalleryTemplate({
  data,
  pageContext,
}: PageProps<Queries.GalleryTemplateQuery, PageContext>) {
  const page = required(data.galleryPage, "gallery");
  const { totalCount } = data.allPhoto.pageInfo;
  const photos = toNumberedPhotos(data.allPhoto.nodes, totalCount);
  const chapters = photos.filter(({ chapter }) => chapter);
  const hasLinks = chapters.length > 1;
  const starts = galleryPageStarts(totalCount);
  const first = photos[0]?.number ?? 1;
  const current = fill(page.pagination.current, {
    n: starts.indexOf(first) + 1,
    total: starts.length,
  });
  const title = first === 1 ? page.seo.title : `${current} | ${page.seo.title}`;
  // A file: in the style sheet, which every visitor of the page loads, it would be inlined.
  const fixings = { "--fixings": `url(${withPrefix("/icons/fixings.svg")})` } as CSSProperties;
  return (
    <div className={hasLinks ? css.page : undefined} style={fixings}>
      <Seo {...page.seo} title={title} path={pageContext.route} />
      <PageHead sky={pageContext.sky} object="gallery" title={page.title} intro={htmlOf(page)} />
      {hasLinks && <ChapterLinks chapters={chapters} />}
      <section>
        <PhotoGrid
          anchor="slika"
          label={page.photosLabel}
          photos={photos}
          photoAlt={page.photoAlt}
          openLabel={page.openLabel}
          routeOf={galleryRoute}
          rowsOf={rowsOf}
          chapterOf={(first, shares) => <ChapterHead first={first} shares={shares} />}
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
    </div>
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
