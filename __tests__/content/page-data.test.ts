// The editor's preview shows what the build makes: for every page, the same data.
import { downloadName, isDownload } from "../../src/content/file-kinds";
import { sarajevoClock } from "../../src/domain/dates";
import { dataOfPage } from "../../src/preview/data-of-page";
import { pageData } from "../../src/rendering/page-data";
import { contentFields, contentFiles } from "../support/content-files";
import { publicFiles, readPublic } from "../support/public-files";
import { sitePrefix } from "../support/site";

const { builtOn } = JSON.parse(readPublic("page-data/index/page-data.json")).result.pageContext;
const photos = JSON.parse(readPublic("admin/photos.json"));

const data = pageData({
  files: contentFields(),
  photo: (path) => photos[path],
  downloads: new Map(
    Object.entries(contentFiles()).flatMap(([name, bytes]) => {
      const file = name.replace(/^content\//, "");
      return isDownload(file) ? [[downloadName(file), bytes.length]] : [];
    }),
  ),
  basePath: sitePrefix,
  // The day of the build, where anything depends on it.
  today: builtOn ?? sarajevoClock(new Date()).date,
});

/** The parts of a photo's data that pages use; heights as HTML has them. */
const used = (key: string, value: unknown) => {
  if (["layout", "sizes", "sources"].includes(key)) return undefined;
  return key === "height" ? Math.round(Number(value)) : value;
};

const readJson = (file: string) => JSON.parse(readPublic(file), used);

it.each(publicFiles(/^page-data\/.*\/page-data\.json$/))("%s", (file) => {
  const { result } = readJson(file);
  const { site: _site, ...published } = result.data;
  const shown = JSON.parse(JSON.stringify(dataOfPage(data, result.pageContext)), used);
  expect(shown).toMatchObject(published);
});

it("the texts that all pages share", () => {
  const shared = publicFiles(/^page-data\/sq\/d\/.*\.json$/).map((file) => readJson(file).data);
  const [{ site: _site, ...published }] = shared;
  expect(shared).toHaveLength(1);
  expect(data.single).toMatchObject(published);
});
