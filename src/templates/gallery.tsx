import "../styles/shared-styles";
import { graphql } from "gatsby";
import { Gallery } from "../components/gallery/gallery";
import { GalleryPagination } from "../components/gallery-pagination/gallery-pagination";
import { PageHead } from "../components/page-head/page-head";
import { RoomScene } from "../components/page-head/room-scene";
import { PageMeta } from "../components/seo/meta";
import { fill } from "../content/fill-placeholders";
import { getGalleryPageStarts } from "../domain/gallery-pages";
import { getHtml, requireNode, type TemplateProps } from "./nodes";
import { toNumberedPhotos } from "./to-props";

type Props = TemplateProps<Queries.GalleryTemplateQuery>;

/** `/gallery`: the photos in the order of their numbers; many continue on `/gallery/2` and so on. */
export default function GalleryTemplate({ data, pageContext }: Props) {
  const page = requireNode(data.galleryPage, "gallery");
  const { totalCount } = data.allPhoto.pageInfo;
  const photos = toNumberedPhotos(data.allPhoto.nodes, totalCount);
  const starts = getGalleryPageStarts(totalCount);
  const index = starts.indexOf(photos[0]?.number ?? 1);
  const current = fill(page.pagination.current, { n: index + 1, total: starts.length });
  return (
    <>
      <PageMeta
        {...page.seo}
        title={index === 0 ? page.seo.title : `${current} | ${page.seo.title}`}
        path={pageContext.route}
      />
      <PageHead title={page.title} intro={getHtml(page)}>
        <RoomScene />
      </PageHead>
      <Gallery {...page} photos={photos}>
        <GalleryPagination
          texts={page.pagination}
          current={current}
          previous={starts[index - 1]}
          next={starts[index + 1]}
        />
      </Gallery>
    </>
  );
}

export const query = graphql`
  query GalleryTemplate($skip: Int!, $limit: Int!) {
    galleryPage { ...GalleryPageFields }
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
