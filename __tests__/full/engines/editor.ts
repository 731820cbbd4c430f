// A teacher's work in the editor on a phone, with GitHub behind it.
import sharp from "sharp";
import texts from "../../../src/editor/locale/bs.json";
import { contentFiles } from "../../support/content-files";
import { centreFile, centreForm } from "../../support/editor";
import { GitHub } from "../../support/github";
import { serveGitHub } from "./support/github-server";
import type { Tab } from "./support/tab";
import { expect, test } from "./support/test";

const press = (tab: Tab, name: string) => tab.click("button, [role='menuitem']", name);

/** @param form such as `podaci/entries/site-centre` */
async function openForm(tab: Tab, form: string): Promise<void> {
  await tab.eval((hash) => {
    location.hash = hash;
  }, `/collections/${form}`);
  await tab.see(".content-editor [data-key-path]");
}

/** Saves, and waits until that has succeeded: the form closes. */
async function save(tab: Tab): Promise<void> {
  await press(tab, texts.save);
  await tab.see(".content-editor [data-key-path]", false);
}

/**
 * Gives a photo to the field of the last item as the browser's dialog does. The editor draws what is in
 * view. Runs in the page.
 */
function choose(field: string, name: string, base64: string): boolean {
  const inside = document.querySelector(`[data-key-path="${field}"]`);
  const input = inside?.querySelector<HTMLInputElement>("input[type='file']");
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

/** A photo as phones store it: on its side, with its place. Its dark edge belongs above. */
async function phonePhoto(): Promise<Buffer> {
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

export function editing(): void {
  test("a teacher changes words and adds a photo", async ({ tab, baseURL }) => {
    const github = new GitHub(contentFiles());
    const server = await serveGitHub(github, baseURL ?? "");
    tab.base = server.address;
    await tab.goto("/admin");
    await press(tab, texts.sign_in_using_access_token);
    await tab.write("dialog input", GitHub.token);
    await press(tab, texts.sign_in);
    await tab.read("Podaci i natpisi");

    await openForm(tab, centreForm);
    await tab.write('[data-key-path="name"] input', "Kućica za šumu");
    await press(tab, texts.preview);
    await tab.until(
      "the page with the new name",
      (name) => {
        const pane = document.querySelector<HTMLIFrameElement>("iframe.preview")?.contentDocument;
        const page = pane?.querySelector("iframe")?.contentDocument;
        return Boolean(page?.querySelector(`a[aria-label*="${name}"]`));
      },
      "Kućica za šumu",
    );
    await press(tab, texts.preview);
    await save(tab);
    await tab.read("Sačuvano.");
    expect(github.changedLines(centreFile)).toEqual([
      '-name: "Sanjalica"',
      '+name: "Kućica za šumu"',
    ]);

    await openForm(tab, "slike/entries/gallery-photos");
    await press(tab, "Dodaj: Slika");
    const photo = ["Rođendan 1.JPG", (await phonePhoto()).toString("base64")] as const;
    await tab.until("the new photo", choose, "photos.8.photo", ...photo);
    await tab.read("rodjendan-1.webp");
    await save(tab);
    expect(github.read("content/gallery/photos.yml")).toContain('photo: "rodjendan-1.webp"');
    await expectUprightWebp(github.bytes("content/gallery/rodjendan-1.webp"));

    await press(tab, texts.menu);
    await press(tab, texts.sign_out);
    // It asks first, since drafts that are not saved are lost.
    await tab.read("Želite li");
    await press(tab, texts.sign_out);
    await tab.read(texts.sign_in_using_access_token);
    expect(await tab.eval(() => JSON.stringify(localStorage))).not.toContain(GitHub.token);
    server.close();
  });
}
