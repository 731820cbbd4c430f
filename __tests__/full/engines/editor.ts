// A teacher's work in the editor on a phone, with GitHub behind it.
import sharp from "sharp";
import texts from "../../../src/editors/browser/locale/bs.json";
import { contentFiles } from "../../support/content-files";
import { GitHub } from "../../support/github";
import { changedLines } from "../../support/github-editor";
import { serveGitHub } from "../../support/github-server";
import { EditorTab } from "./support/editor-tab";
import { test as engineTest, expect } from "./support/test";

const centre = "content/site/centre.yml";
const gallery = "content/gallery/photos.yml";

interface Fixtures {
  readonly github: GitHub;
  readonly editor: EditorTab;
}

/** Tests with a repository of their own, below whose address the site is. */
const test = engineTest.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  github: async ({}, use) => use(new GitHub(contentFiles())),
  baseURL: async ({ baseURL, github }, use) => {
    const server = await serveGitHub(github, baseURL ?? "");
    await use(server.address);
    server.close();
  },
  settings: {
    // The editor offers itself as an app by a `blob:`, which the policy forbids and nobody needs.
    script: `addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective !== "manifest-src") console.error(effectiveDirective, blockedURI);
    });`,
  },
  editor: async ({ tab }, use, testInfo) => {
    // The editor is 2.6 MB, and each test starts a browser: long on a machine with much to do.
    testInfo.setTimeout(120_000);
    await tab.goto("/admin");
    await use(new EditorTab(tab));
  },
});

async function signIn(editor: EditorTab): Promise<void> {
  await editor.click(texts.sign_in_using_access_token);
  await editor.write("dialog input", GitHub.token);
  await editor.click(texts.sign_in);
  await editor.read("Podaci i natpisi");
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

/** Registers the tests for the engine of a file. */
export function editing(): void {
  test("a teacher signs in, changes words and signs out", async ({ tab, editor, github }) => {
    await signIn(editor);
    const before = github.read(centre);
    await editor.open("podaci/entries/site-centre");
    await editor.write('[data-key-path="name"] input', "Kućica za šumu");
    await editor.finish(texts.save);
    await editor.read("Sačuvano.");
    expect(changedLines(before, github.read(centre))).toEqual(['name: "Kućica za šumu"']);

    await editor.click(texts.menu);
    await editor.click(texts.sign_out);
    // It asks first, since drafts that are not saved are lost.
    await editor.read("Želite li");
    await editor.click(texts.sign_out);
    await editor.read(texts.sign_in_using_access_token);
    expect(await tab.eval(() => JSON.stringify(localStorage))).not.toContain(GitHub.token);
  });

  test("a phone's photo is stored upright, as WebP and without its place", async ({
    editor,
    github,
  }) => {
    await signIn(editor);
    await editor.open("slike/entries/gallery-photos");
    await editor.click("Dodaj: Slika");
    const name = "Rođendan 1.JPG";
    const bytes = await phonePhoto();
    await editor.choose("photos.8.photo", { name, type: "image/jpeg", bytes });
    await editor.read("rodjendan-1.webp");
    await editor.finish(texts.save);
    expect(github.read(gallery)).toContain('photo: "rodjendan-1.webp"');
    await expectUprightWebp(github.bytes("content/gallery/rodjendan-1.webp"));
  });
}
