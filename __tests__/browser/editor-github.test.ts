import { expect, test } from "@playwright/test";
import { contentFiles, GitHub } from "../support/github";
import { centreFile, changedLines, press, signIn, write } from "../support/github-editor";

test("a wrong token is refused in Bosnian; with a good one, a save is one commit of one line", async ({
  page,
}) => {
  const github = new GitHub(contentFiles());
  await github.serve(page);
  await page.goto("/admin#/collections/podaci/entries/site-centre");
  await signIn(page, "github_pat_pogresan");
  await expect(page.getByText("Ključ za prijavu nije ispravan")).toBeVisible();
  await signIn(page);
  await write(page, "Naziv", "Sanjalica nova");
  const before = github.read(centreFile);
  await press(page, "Sačuvaj");
  await expect(page.getByText("Sačuvano.")).toBeVisible();

  const [, commit] = github.commits;
  expect(commit?.message).toBe(`Izmijenjeno: ${centreFile}`);
  expect([...(commit?.changes.keys() ?? [])]).toEqual([centreFile]);
  expect(changedLines(before, github.read(centreFile))).toEqual(['name: "Sanjalica nova"']);
});
