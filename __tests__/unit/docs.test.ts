// Documents name files, which move.
import fs from "node:fs";

const documents = ["README.md", ...fs.readdirSync("docs", { recursive: true, encoding: "utf8" })]
  .filter((name) => name.endsWith(".md"))
  .map((name) => (name === "README.md" ? name : `docs/${name.replaceAll("\\", "/")}`));

/** Every file of the project but the tests' own content, by its path. */
const files = ["src", "scripts", "__tests__", "static", "content", "docs", ".github"].flatMap(
  (folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => `/${folder}/${name.replaceAll("\\", "/")}`)
      .filter((name) => !name.includes("/fixtures/")),
);

/** A document may leave out the first folders of a path if one file alone ends with the rest. */
const isUnique = (path: string) =>
  fs.existsSync(path) || files.filter((one) => one.endsWith(`/${path}`)).length === 1;

const code = files
  .filter((file) => /\.(?:tsx?|mjs|css|ya?ml)$/.test(file))
  .map((file) => fs.readFileSync(`.${file}`, "utf8"))
  .join("");

it.each(documents)("%s names identifiers that are there", (document) => {
  const names = fs.readFileSync(document, "utf8").match(/(?<=`)[a-z]+[A-Z]\w+(?=(?:\(\))?`)/g);
  expect(names?.filter((name) => !code.includes(name)) ?? []).toEqual([]);
});

it("each entry of change.md names the file of its identifiers", () => {
  const entries = fs.readFileSync("docs/change.md", "utf8").split(/\n(?=- |\n)/);
  const wrong = entries.flatMap((entry) => {
    const named = [...entry.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.\w+)`/g)].map(([, path]) => path);
    const texts = files
      .filter((file) => named.some((path) => file.endsWith(`/${path}`)))
      .map((file) => fs.readFileSync(`.${file}`, "utf8"));
    const names = entry.match(/(?<=`)[a-z]+[A-Z]\w+(?=(?:\(\))?`)/g) ?? [];
    return names.filter((name) => !texts.some((text) => text.includes(name)));
  });
  expect(wrong).toEqual([]);
});

it.each(documents)("%s names files that are there, each by a path of its own", (document) => {
  const text = fs.readFileSync(document, "utf8");
  const paths = [...text.matchAll(/`((?:[\w.-]+\/)*[\w-]+\.(?:tsx?|css|mjs|py|md|yml|svg))`/g)];
  expect(
    paths.map(([, path = ""]) => path).filter((path) => !path.includes("NAME") && !isUnique(path)),
  ).toEqual([]);
});
