import { expect, test } from "@playwright/test";
import texts from "../../src/editors/browser/locale/bs.json";
import { EditorForm } from "../support/editor-form";

test("a changed word is a changed line", async ({ page }) => {
  const form = await EditorForm.start(page);
  await form.open("program/entries/education");
  await form.expandItem("parts", 2);
  await form.write("parts.2.title", "Muzika i ples");
  await form.save();
  expect(await form.changes("content/program/education.md")).toEqual([
    '-    title: "Pjesma i ples"',
    '+    title: "Muzika i ples"',
  ]);
});

test("an error stands by its field, stops the save and loses nothing", async ({ page }) => {
  const form = await EditorForm.start(page);
  await form.open("stranice/entries/pages-home");
  await form.write("highlight", "riječi kojih nema");
  await form.press("Sačuvaj");
  await expect(form.field("highlight")).toContainText("nema u naslovu");
  expect(await form.changes("content/pages/home.md")).toEqual([]);
  await expect(form.field("highlight").getByRole("textbox")).toHaveValue("riječi kojih nema");
  // The list of errors leads there, and leaves nothing.
  await form.press(texts.show_errors);
  await page.locator("button.ref").filter({ hasText: "nema u naslovu" }).click();
  await expect(page.locator(".ask")).toHaveCount(0);
  await expect(form.field("highlight").getByRole("textbox")).toBeFocused();
});
