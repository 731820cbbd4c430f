// A folder on this computer for tests of the editor. Tests cannot use Chromium's folder picker, so a stub picks a
// folder of the browser's private file system.
import type { Page } from "@playwright/test";
import texts from "../../src/editor/locale/bs.json";

/** Replace the folder picker, and allow all access to the picked folder. */
async function stubPicker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const allow = async () => "granted";
    Object.assign(FileSystemHandle.prototype, { queryPermission: allow, requestPermission: allow });
    const showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle("site");
    Object.assign(window, { showDirectoryPicker });
  });
}

/** Write files into the folder, and create `.git`, which Sveltia CMS looks for. */
async function fillFolder(
  page: Page,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  const base64 = Object.entries(files).map(([name, content]) => [
    name,
    Buffer.from(content).toString("base64"),
  ]);
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    const create = { create: true };
    const site = await root.getDirectoryHandle("site", create);
    await site.getDirectoryHandle(".git", create);
    for (const [file, content] of Object.entries(all)) {
      const folders = file.split("/");
      const name = folders.pop() ?? "";
      let folder = site;
      for (const child of folders) folder = await folder.getDirectoryHandle(child, create);
      const stream = await (await folder.getFileHandle(name, create)).createWritable();
      await stream.write(await (await fetch(`data:;base64,${content}`)).blob());
      await stream.close();
    }
  }, Object.fromEntries(base64));
}

/**
 * Open the editor with a folder on this computer.
 * @param files contents by path, such as `content/gallery/photos.yml`
 * @param route in the editor, such as `/collections/slike`
 */
export async function openEditorWithFolder(
  page: Page,
  files: Readonly<Record<string, string | Buffer>>,
  route = "",
): Promise<void> {
  await stubPicker(page);
  await page.goto(`/admin#${route}`);
  await fillFolder(page, files);
  await page.getByRole("button", { name: texts.work_with_local_repo }).click();
}

/** Return the content of a file in the folder. */
export async function readEditorFile(page: Page, file: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (wanted) => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("site");
    const folders = wanted.split("/");
    const name = folders.pop() ?? "";
    for (const child of folders) folder = await folder.getDirectoryHandle(child);
    const buffer = await (await (await folder.getFileHandle(name)).getFile()).arrayBuffer();
    return [...new Uint8Array(buffer)];
  }, file);
  return Buffer.from(bytes);
}
