// The preview beside a form, and for each content type a field whose text the preview shows.
import { expect, type Page } from "@playwright/test";
import { field } from "./editor";

export const previewPage = (page: Page) =>
  page.frameLocator("iframe.preview").frameLocator("iframe");

/** By content type: the route of a form, and a field. */
export const previewCases: Readonly<Record<string, readonly [string, string]>> = {
  HomePage: ["stranice/entries/pages-home", "memories.title"],
  ProgramPage: ["stranice/entries/pages-program", "closing.text"],
  GalleryPage: ["stranice/entries/pages-gallery", "title"],
  AboutPage: ["stranice/entries/pages-about-us", "body"],
  ContactPage: ["stranice/entries/pages-contact", "form.hint"],
  NotFoundPage: ["stranice/entries/pages-not-found", "title"],
  AddedPage: ["nove-stranice/entries/upis", "title"],
  Perk: ["kartice/entries/activities", "title"],
  Notice: ["obavjestenja/entries/upisi", "title"],
  ProgramSection: ["program/entries/education", "title"],
  PageSection: ["dijelovi-stranica/entries/upis/papiri", "title"],
  Centre: ["podaci/entries/site-centre", "address.street"],
  Closures: ["podaci/entries/site-closures", "closures.0.reason"],
  Navigation: ["podaci/entries/site-navigation", "items.0.label"],
  InterfaceTexts: ["podaci/entries/site-interface", "footer.contact"],
  PhotoList: ["slike/entries/gallery-photos", "photos.0.title"],
};

/** Open the groups around a field. Sveltia CMS renders only fields in view. */
export async function openField(page: Page, keyPath: string): Promise<void> {
  const [group = ""] = keyPath.split(".");
  await field(page, group)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "start" }));
  await expect(async () => {
    await page.evaluate((path) => {
      const payload = { locale: "_default", keyPath: path };
      window.postMessage({ type: "highlight-editor-field", payload }, window.origin);
    }, keyPath);
    await expect(field(page, keyPath)).toBeVisible({ timeout: 500 });
  }).toPass();
}
