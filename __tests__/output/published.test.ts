import { publicFiles, readPublic } from "../support/public-files";

const files = publicFiles(/./);

it("has the site's files, and none that only the build uses", () => {
  expect(files).toEqual(expect.arrayContaining(["index.html", "404.html"]));
  expect(
    files.filter((file) => /\.map$|webpack\.stats|chunk-map|_gatsby|partytown/.test(file)),
  ).toEqual([]);
});

it("has only photos that pages reference", () => {
  const pages = files.filter((file) => /\.html$|page-data\.json$/.test(file));
  const text = pages.map((file) => readPublic(file)).join("\n");
  const photos = files.filter((file) => /^static\/.*\.webp$/.test(file));
  expect(photos.length).toBeGreaterThan(12);
  expect(photos.filter((file) => !text.includes(`/${file}`))).toEqual([]);
});

it("does not contain the path of the project", () => {
  const texts = files.filter((file) => /\.(html|json|js|css|txt|xml)$/.test(file));
  const revealing = texts.filter((file) => readPublic(file).includes(process.cwd()));
  expect(revealing).toEqual([]);
});
