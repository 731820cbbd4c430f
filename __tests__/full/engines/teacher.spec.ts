// A teacher's work in the editor on a phone, with a fake GitHub.
import sharp from "sharp";
import texts from "../../../src/editor/locale/bs.json";
import { centreFile, centreForm } from "../../support/editor";
import { FakeGitHub } from "../../support/fake-github";
import { serveGitHub } from "./support/github-server";
import type { Tab } from "./support/tab";
import { expect, test } from "./support/test";

const clickButton = (tab: Tab, name: string) => tab.click("button, [role='menuitem']", name);

/** Open a form by its route, such as `podaci/entries/site-centre`. */
async function openForm(tab: Tab, form: string): Promise<void> {
  await tab.evaluate((hash) => {
    location.hash = hash;
  }, `/collections/${form}`);
  await tab.waitForVisibility(".content-editor [data-key-path]");
}

/** Save, and wait for success, after which the form closes. */
async function save(tab: Tab): Promise<void> {
  await clickButton(tab, texts.save);
  await tab.waitForVisibility(".content-editor [data-key-path]", false);
}

/**
 * Choose a photo for a field, as the browser's file dialog does; return whether the field was rendered. If it was not,
 * scroll to the last list item, because Sveltia CMS renders only fields in view. Runs in the page.
 */
function choosePhoto(field: string, name: string, base64: string): boolean {
  const container = document.querySelector(`[data-key-path="${field}"]`);
  const input = container?.querySelector<HTMLInputElement>("input[type='file']");
  if (!input) {
    const items = [...document.querySelectorAll(".content-editor .item-wrapper")];
    items.at(-1)?.scrollIntoView({ block: "end", behavior: "instant" });
    return false;
  }
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], name, { type: "image/jpeg" }));
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

/** Create a photo as phones store it: rotated, with its location. Once upright, its dark edge is at the top. */
async function createPhonePhoto(): Promise<Buffer> {
  const white = { width: 3000, height: 2000, channels: 3, background: "#fff" } as const;
  const edge = { width: 500, height: 2000, channels: 3, background: "#000" } as const;
  return sharp({ create: white })
    .composite([{ input: { create: edge }, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: "43/1 49/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
}

async function expectUprightWebp(bytes?: Buffer): Promise<void> {
  if (!bytes) throw new Error("There is no photo.");
  const stored = await sharp(bytes).metadata();
  expect(stored).toMatchObject({ format: "webp", width: 1600, height: 2400 });
  expect(stored.exif ?? stored.xmp).toBeUndefined();
  const column = await sharp(bytes).resize(1, 6, { fit: "fill" }).greyscale().raw().toBuffer();
  expect(column.at(0)).toBeLessThan(60);
  expect(column.at(-1)).toBeGreaterThan(200);
}

test("a teacher changes a text and adds a photo", async ({ tab, baseURL }) => {
  const github = new FakeGitHub();
  const server = await serveGitHub(github, baseURL ?? "");
  await tab.goto(`${server.address}/admin`);
  await clickButton(tab, texts.sign_in_using_access_token);
  await tab.typeInto("dialog input", FakeGitHub.token);
  await clickButton(tab, texts.sign_in);
  await tab.waitForText("Podaci i natpisi");

  await openForm(tab, centreForm);
  await tab.typeInto('[data-key-path="name"] input', "Kućica za šumu");
  await clickButton(tab, texts.preview);
  await tab.waitUntil(
    "the page with the new name",
    (name) => {
      const pane = document.querySelector<HTMLIFrameElement>("iframe.preview")?.contentDocument;
      const page = pane?.querySelector("iframe")?.contentDocument;
      return Boolean(page?.querySelector(`a[aria-label*="${name}"]`));
    },
    "Kućica za šumu",
  );
  await clickButton(tab, texts.preview);
  await save(tab);
  await tab.waitForText("Sačuvano.");
  expect(github.listChangedLines(centreFile)).toEqual([
    '-name: "Sanjalica"',
    '+name: "Kućica za šumu"',
  ]);

  await openForm(tab, "slike/entries/gallery-photos");
  await clickButton(tab, "Dodaj: Slika");
  const photo = ["Rođendan 1.JPG", (await createPhonePhoto()).toString("base64")] as const;
  await tab.waitUntil("the new photo", choosePhoto, "photos.8.photo", ...photo);
  await tab.waitForText("rodjendan-1.webp");
  await save(tab);
  expect(github.read("content/gallery/photos.yml")).toContain('photo: "rodjendan-1.webp"');
  await expectUprightWebp(github.files.get("content/gallery/rodjendan-1.webp"));
  server.close();
});
