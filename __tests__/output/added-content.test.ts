import fs from "node:fs";
import path from "node:path";
import { getPublicPath, listPublicFiles, readPublic } from "../support/public-files";
import { siteContent } from "../support/tested-site";

it("a hidden file in content is not published", () => {
  expect(fs.existsSync(path.join(siteContent, "pages/.skica.md"))).toBe(true);
  expect(listPublicFiles(/skica/)).toEqual([]);
  for (const file of listPublicFiles(/\.(html|json|xml)$/))
    expect(readPublic(file)).not.toMatch(/skica/i);
});

it("a download is published unchanged if a page links to it, and no other", () => {
  const names = listPublicFiles(/^files\//).map((file) => path.basename(file));
  expect(names.sort()).toEqual(["kucni-red.pdf", "zahtjev-za-upis.pdf"]);
  for (const name of names) {
    const published = fs.readFileSync(getPublicPath(`files/${name}`));
    expect(published).toEqual(fs.readFileSync(path.join(siteContent, "files", name)));
  }
});
