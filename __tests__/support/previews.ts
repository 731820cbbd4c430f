// The preview beside a form, and a field of each kind of content whose text is seen in it.
import { expect, type Page } from "@playwright/test";
import { field } from "./editor";

export const shown = (page: Page) => page.frameLocator("iframe.preview").frameLocator("iframe");

/** Announced closures and notices of the tests' content are seen then. */
export const seenOn = new Date("2094-02-20T10:00:00Z");

/** For each kind of content a form and one of its fields; the page, if it is shown in another's frame. */
export const rows: Readonly<Record<string, readonly [form: string, key: string, route?: string]>> =
  {
    HomePage: ["stranice/entries/pages-home", "memories.title"],
    ProgramPage: ["stranice/entries/pages-program", "closing.text"],
    GalleryPage: ["stranice/entries/pages-gallery", "title"],
    AboutPage: ["stranice/entries/pages-about-us", "body"],
    ContactPage: ["stranice/entries/pages-contact", "form.hint"],
    NotFoundPage: ["stranice/entries/pages-not-found", "title"],
    AddedPage: ["nove-stranice/entries/upis", "title", "/upis"],
    Perk: ["kartice/entries/activities", "title"],
    Notice: ["obavjestenja/entries/upisi", "title"],
    ProgramSection: ["program/entries/education", "title"],
    PageSection: ["dijelovi-stranica/entries/upis/papiri", "title", "/upis"],
    Centre: ["podaci/entries/site-centre", "address.street"],
    Closures: ["podaci/entries/site-closures", "closures.0.reason"],
    Navigation: ["podaci/entries/site-navigation", "items.0.label"],
    InterfaceTexts: ["podaci/entries/site-interface", "footer.contact"],
    PhotoList: ["slike/entries/gallery-photos", "photos.0.title"],
  };

/** Opens the groups around a field. The editor draws what can be seen. */
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
