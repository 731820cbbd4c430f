// The preview answers the queries of templates by itself, as Gatsby does in the build.
import { getDownloadName, isDownload } from "../../src/content/downloads";
import { getQueryResults } from "../../src/preview/query-results";
import { renderContent } from "../../src/rendering/render-content";
import type { PageContext } from "../../src/site";
import { getContentFields, readContent, siteFiles } from "../support/content-files";
import { listPublicFiles, readPublic } from "../support/public-files";

interface PageData {
  readonly path: string;
  readonly result: { readonly data: object; readonly pageContext: PageContext };
}

const pages = listPublicFiles(/page-data\.json$/).map(
  (file): PageData => JSON.parse(readPublic(file)),
);
const [home] = pages.filter(({ path }) => path === "/");
const context = home?.result.pageContext as PageContext;
const staticQueries = listPublicFiles(/page-data\/sq\/.*\.json$/).map((file): PageData => {
  const { data } = JSON.parse(readPublic(file));
  return { path: "all pages", result: { data, pageContext: context } };
});

const downloads = siteFiles
  .filter(isDownload)
  .map((file) => [getDownloadName(file), readContent(file).length] as const);

const nodes = renderContent({
  files: getContentFields(),
  photoResolver: { resolvePhoto: () => null, resolveListedPhoto: ({ fields }) => fields },
  downloads: new Map(downloads),
  basePath: "",
  date: context.builtOn,
});

/** Leave out the files of photos, whose sizes only the build knows. */
const withoutPhotos = (data: object) =>
  JSON.parse(JSON.stringify(data), (_key, value) => (value?.childImageSharp ? null : value));

it.each([...pages, ...staticQueries])("are those of the build: $path", ({ result }) => {
  const { site: _settings, ...data } = withoutPhotos(result.data);
  expect(getQueryResults(Object.keys(data), nodes, result.pageContext)).toMatchObject(data);
});
