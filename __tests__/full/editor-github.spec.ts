import { expect, test } from "@playwright/test";
import texts from "../../src/editors/browser/locale/bs.json";
import {
  centreFile,
  dialog,
  expectKept,
  openCentre,
  openForm,
  press,
  save,
  textbox,
  withGitHub,
  write,
} from "../support/editor";
import { type Trouble, teacher } from "../support/github";

test("the words of a closed tab are offered in the next one, and discarded only after a yes", async ({
  page,
  context,
}) => {
  const github = await withGitHub(page);
  await openForm(page, "obavjestenja/new");
  await write(page, "title", "Šetnja do šume");
  await expectKept(page, "Šetnja do šume");
  await page.close();
  const again = await context.newPage();
  await withGitHub(again, github);
  await again.goto("/admin#/collections/obavjestenja/new");
  await expect(dialog(again)).toContainText("Želite li ih vratiti?");
  await again.keyboard.press("Escape");
  await expect(again.getByRole("dialog")).toContainText("obrisati nesačuvane izmjene?");
  await again.keyboard.press("Escape");
  await expect(textbox(again, "title")).toHaveValue("Šetnja do šume");
});

test("a colleague's change of the same file is overwritten only after a yes", async ({ page }) => {
  const github = await openCentre(page);
  await write(page, "name", "Sanjalica nova");
  github.replace(centreFile, "Mustafe Pintola 123", "Mustafe Pintola 5");
  await press(page, texts.save);
  await expect(dialog(page)).toContainText("te izmjene bit će izgubljene");
  expect(github.read(centreFile)).toContain("Mustafe Pintola 5");
  await press(page, "Ipak sačuvaj");
  await expect(page.getByText("Sačuvano.")).toBeVisible();
  expect(github.read(centreFile)).toContain('name: "Sanjalica nova"');
  expect(github.commits.at(-1)?.author).toBe(teacher);
});

test("a save while somebody else saves another file is refused once, and both are kept", async ({
  page,
}) => {
  const github = await openCentre(page);
  github.beforeSave = () => github.replace("content/notices/izlet.md", "kapu", "kapicu");
  await write(page, "name", "Sanjalica nova");
  await press(page, texts.save);
  await expect(dialog(page)).toContainText(
    "Neko je sačuvao druge izmjene u isto vrijeme kad i Vi.",
  );
  await press(page, "U redu");
  await save(page);
  expect(github.read("content/notices/izlet.md")).toContain("kapicu");
  expect(github.read(centreFile)).toContain('name: "Sanjalica nova"');
});

test("a fault of the server at the start is said in Bosnian, and the token is kept", async ({
  page,
}) => {
  const github = await openCentre(page);
  const start = async (trouble: Trouble, sentence: string) => {
    github.trouble = trouble;
    await page.reload();
    await expect(page.getByText(sentence)).toBeVisible();
  };
  await start("offline", "Server nije dostupan");
  await start("broken", "Server trenutno ne radi kako treba");
  await start("limited", "primio previše zahtjeva");
  github.trouble = undefined;
  github.onRead = "broken";
  await page.reload();
  await expect(page.getByText("Server trenutno ne radi kako treba")).toBeVisible();
  github.onRead = undefined;
  await page.reload();
  await expect(textbox(page, "name")).toBeVisible();
});

test("what was saved without an answer is not saved twice, and nobody is blamed", async ({
  page,
}) => {
  const github = await openCentre(page);
  github.onSave = "unanswered";
  await write(page, "name", "Sanjalica nova");
  await press(page, texts.save);
  await expect(dialog(page)).toContainText("Ono što ste napisali i dalje je u obrascu.");
  await press(page, "U redu");
  await expect(dialog(page)).toHaveCount(0);
  github.onSave = undefined;
  await press(page, texts.save);
  await expect(dialog(page)).toContainText("Unos je u međuvremenu promijenjen");
  // Two people may have one key.
  await expect(dialog(page)).toContainText(new RegExp(`ključ za prijavu: .?${teacher.name}`));
  expect(github.commits).toHaveLength(2);
});
