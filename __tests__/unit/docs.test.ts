// Documents name files, which move.
import fs from "node:fs";

const documents = ["README.md", ...fs.readdirSync("docs", { recursive: true, encoding: "utf8" })]
  .filter((name) => name.endsWith(".md"))
  .map((name) => (name === "README.md" ? name : `docs/${name.replaceAll("\\", "/")}`));

/** Every file of the project, by its path; a document may leave out the first folders. */
const files = ["src", "scripts", "__tests__", "static", "content", "docs", ".github"].flatMap(
  (folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => `/${folder}/${name.replaceAll("\\", "/")}`),
);

const isFile = (path: string) =>
  fs.existsSync(path) || files.some((one) => one.endsWith(`/${path}`));

it.each(documents)("%s names files that are there", (document) => {
  const text = fs.readFileSync(document, "utf8");
  const paths = [...text.matchAll(/`((?:[\w.-]+\/)*[\w-]+\.(?:tsx?|css|mjs|py))`/g)];
  expect(
    paths.map(([, path = ""]) => path).filter((path) => !path.includes("NAME") && !isFile(path)),
  ).toEqual([]);
});
