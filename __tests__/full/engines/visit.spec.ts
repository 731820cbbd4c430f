// The steps of a visit.
import type { Tab } from "./support/tab";
import { expect, test } from "./support/test";

const burger = "[aria-label='Otvori meni']";
const viewer = "[role=dialog][aria-label='Pregled slika']";
const submit = "form button[type=submit]";

/** Wait until a page is shown and its animation has ended. */
async function waitForPage(tab: Tab, path: string, title: string): Promise<void> {
  const hasArrived = (expectedPath: string, expectedTitle: string) => {
    const main = document.querySelector("main");
    return (
      location.pathname === expectedPath &&
      document.querySelector("h1")?.textContent === expectedTitle &&
      main?.getAnimations().length === 0 &&
      getComputedStyle(main).opacity === "1"
    );
  };
  await tab.waitUntil(`“${title}” at ${path}`, hasArrived, path, title);
}

/** Wait until the viewer shows a photo of the gallery, and the URL names it. */
async function waitForPhoto(tab: Tab, number: number): Promise<void> {
  const isShown = (shown: number) =>
    location.hash === `#slika-${shown}` &&
    document
      .querySelector(".yarl__slide_current figure")
      ?.textContent?.includes(`Slika ${shown} od 8`);
  await tab.waitUntil(`photo ${number}`, isShown, number);
}

test.describe("phone", () => {
  test("the menu opens, and closes by Escape, a link and back", async ({ tab }) => {
    await tab.open("/program");
    for (const leave of [() => tab.press("Escape"), () => tab.click("dialog a[href='/gallery']")]) {
      await tab.click(burger);
      await tab.waitForVisibility("dialog");
      await leave();
      await tab.waitForVisibility("dialog", false);
      // Otherwise the next click could be taken for the second click of a double click.
      await tab.click("h1");
    }
    await waitForPage(tab, "/gallery", "Galerija");
    await tab.click(burger);
    await tab.waitForVisibility("dialog");
    await tab.evaluate(() => history.back());
    await waitForPage(tab, "/program", "Naš program");
    await tab.waitForVisibility("dialog", false);
  });

  test("a section opens by a tap and by its address", async ({ tab }) => {
    await tab.open("/program");
    await tab.click("summary");
    await tab.waitForVisibility("#education");
    await tab.click("summary");
    await tab.waitForVisibility("#education", false);
    await tab.open("/upis");
    await tab.click(burger);
    await tab.click("dialog a[href='/program#cjenovnik']");
    await tab.waitForVisibility("details[open] #cjenovnik");
    await tab.open("/program#cjenovnik");
    await tab.waitForVisibility("details[open] #cjenovnik");
  });

  test("the viewer follows a swipe and keys, opens by its address, and closes", async ({ tab }) => {
    await tab.open("/gallery");
    await tab.click("#slika-2 a");
    await waitForPhoto(tab, 2);
    await tab.swipeLeft(".yarl__slide_current img");
    await waitForPhoto(tab, 3);
    await tab.press("ArrowRight");
    await waitForPhoto(tab, 4);
    await tab.open("/zahvala");
    await tab.open("/gallery#slika-4");
    await waitForPhoto(tab, 4);
    await tab.press("Escape");
    await tab.waitForVisibility(viewer, false);
    expect(await tab.evaluate(() => location.hash)).toBe("");
    await tab.click("#slika-1 a");
    await waitForPhoto(tab, 1);
    await tab.evaluate(() => history.back());
    await tab.waitForVisibility(viewer, false);
    await waitForPage(tab, "/gallery", "Galerija");
  });

  test("the form keeps a draft, and thanks", async ({ tab }) => {
    await tab.open("/contact");
    await tab.typeInto("form [name=name]", "Amra H");
    await tab.typeInto("form [name=message]", "Dobar dan");
    // Firefox itself restores fields after a reload, but not after another page.
    await tab.open("/zahvala");
    await tab.open("/contact");
    const draft = () => document.querySelector<HTMLInputElement>("form [name=name]")?.value;
    expect(await tab.evaluate(draft)).toBe("Amra H");
    await tab.click(submit);
    await tab.waitForText("Hvala što ste nam se javili!");
    await tab.waitForText("Hvala, Vaša poruka je poslana.");
    expect(await tab.evaluate(draft)).toBe("");
  });

  test("the map has its marker", async ({ tab }) => {
    await tab.open("/contact");
    await tab.evaluate(() => document.querySelector("[aria-label^=Mapa]")?.scrollIntoView());
    await tab.waitForVisibility(".leaflet-marker-icon");
    await tab.waitForVisibility(".leaflet-tile-loaded");
  });
});

test.describe("desktop", () => {
  test.use({ size: "desktop" });

  test("of four quick clicks the last one wins", async ({ tab }) => {
    await tab.open("/");
    for (const path of ["/program", "/upis", "/gallery", "/about-us"]) {
      await tab.click(`header nav a[href='${path}']`);
    }
    await waitForPage(tab, "/about-us", "Mjesto gdje djeca rastu, uče i cvjetaju!");
  });
});
