// The steps of a visit, the same in every engine.
import type { Tab } from "./support/tab";
import { expect, test } from "./support/test";

const burger = "[aria-label='Otvori meni']";
const viewer = "[role=dialog][aria-label='Pregled slika']";
const submit = "form button[type=submit]";

/** Waits until a page has come and stands still. */
async function arrived(tab: Tab, path: string, title: string): Promise<void> {
  const hasArrived = (expectedPath: string, expectedTitle: string) => {
    const main = document.querySelector("main");
    return (
      location.pathname === expectedPath &&
      document.querySelector("h1")?.textContent === expectedTitle &&
      main?.getAnimations().length === 0 &&
      getComputedStyle(main).opacity === "1"
    );
  };
  await tab.until(`“${title}” at ${path}`, hasArrived, path, title);
}

/** Waits until the viewer shows a photo of the gallery, and the address names it. */
async function photoShown(tab: Tab, number: number): Promise<void> {
  const isShown = (shown: number) =>
    location.hash === `#slika-${shown}` &&
    document
      .querySelector(".yarl__slide_current figure")
      ?.textContent?.includes(`Slika ${shown} od 8`);
  await tab.until(`photo ${number}`, isShown, number);
}

function phone(): void {
  test("the menu opens, and closes by Escape, a link and back", async ({ tab }) => {
    await tab.open("/program");
    for (const leave of [() => tab.press("Escape"), () => tab.click("dialog a[href='/gallery']")]) {
      await tab.click(burger);
      await tab.see("dialog");
      await leave();
      await tab.see("dialog", false);
      // The next click is not the second one of a double click.
      await tab.click("h1");
    }
    await arrived(tab, "/gallery", "Galerija");
    await tab.click(burger);
    await tab.see("dialog");
    await tab.eval(() => history.back());
    await arrived(tab, "/program", "Naš program");
    await tab.see("dialog", false);
  });

  test("a section opens by a tap and by its address", async ({ tab }) => {
    await tab.open("/program");
    await tab.click("summary");
    await tab.see("#education");
    await tab.click("summary");
    await tab.see("#education", false);
    await tab.open("/upis");
    await tab.click(burger);
    await tab.click("dialog a[href='/program#cjenovnik']");
    await tab.see("details[open] #cjenovnik");
    await tab.open("/program#cjenovnik");
    await tab.see("details[open] #cjenovnik");
  });

  test("the viewer follows a swipe and keys, opens by its address, and closes", async ({ tab }) => {
    await tab.open("/gallery");
    await tab.click("#slika-2 a");
    await photoShown(tab, 2);
    await tab.swipeLeft(".yarl__slide_current img");
    await photoShown(tab, 3);
    await tab.press("ArrowRight");
    await photoShown(tab, 4);
    await tab.open("/zahvala");
    await tab.open("/gallery#slika-4");
    await photoShown(tab, 4);
    await tab.press("Escape");
    await tab.see(viewer, false);
    expect(await tab.eval(() => location.hash)).toBe("");
    await tab.click("#slika-1 a");
    await photoShown(tab, 1);
    await tab.eval(() => history.back());
    await tab.see(viewer, false);
    await arrived(tab, "/gallery", "Galerija");
  });

  test("the form keeps a draft, and thanks", async ({ tab }) => {
    await tab.open("/contact");
    await tab.write("form [name=name]", "Amra H");
    await tab.write("form [name=message]", "Dobar dan");
    // Firefox itself keeps fields through a reload, but not through another page.
    await tab.open("/zahvala");
    await tab.open("/contact");
    const draft = () => document.querySelector<HTMLInputElement>("form [name=name]")?.value;
    expect(await tab.eval(draft)).toBe("Amra H");
    await tab.click(submit);
    await tab.read("Hvala što ste nam se javili!");
    await tab.read("Hvala, Vaša poruka je poslana.");
    expect(await tab.eval(draft)).toBe("");
  });

  test("the map has its marker", async ({ tab }) => {
    await tab.open("/contact");
    await tab.eval(() => document.querySelector("[aria-label^=Mapa]")?.scrollIntoView());
    await tab.see(".leaflet-marker-icon");
    await tab.see(".leaflet-tile-loaded");
  });
}

export function visit(): void {
  test.describe("phone", () => phone());
  test.describe("desktop", () => {
    test.use({ size: "desktop" });

    test("of four quick clicks the last one wins", async ({ tab }) => {
      await tab.open("/");
      for (const path of ["/program", "/upis", "/gallery", "/about-us"]) {
        await tab.click(`header nav a[href='${path}']`);
      }
      await arrived(tab, "/about-us", "Mjesto gdje djeca rastu, uče i cvjetaju!");
    });
  });
}
