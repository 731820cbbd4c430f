// A folder on this computer for tests of the editor: Chromium's folder picker cannot be tested, so it
// gives a folder of the browser's private file system.
import type { Page } from "@playwright/test";
import texts from "../../src/editor/locale/bs.json";

/** Answers the folder picker, and allows all access to its folder. */
async function stubPicker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const allow = async () => "granted";
    Object.assign(FileSystemHandle.prototype, { queryPermission: allow, requestPermission: allow });
    const showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle("site");
    Object.assign(window, { showDirectoryPicker });
  });
}

/** Writes files into the folder, and `.git`, which the editor looks for. */
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
      for (const one of folders) folder = await folder.getDirectoryHandle(one, create);
      const stream = await (await folder.getFileHandle(name, create)).createWritable();
      await stream.write(await (await fetch(`data:;base64,${content}`)).blob());
      await stream.close();
    }
  }, Object.fromEntries(base64));
}

/**
 * Opens the editor with a folder on this computer.
 * @param files of the folder by their path, such as `content/gallery/photos.yml`
 * @param route in the editor, such as `/collections/slike`
 */
export async function openEditor(
  page: Page,
  files: Readonly<Record<string, string | Buffer>>,
  route = "",
): Promise<void> {
  await stubPicker(page);
  await page.goto(`/admin#${route}`);
  await fillFolder(page, files);
  await page.getByRole("button", { name: texts.work_with_local_repo }).click();
}

/** A file in the folder, as the editor has written it. */
export async function readEditorFile(page: Page, file: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (wanted) => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("site");
    const folders = wanted.split("/");
    const name = folders.pop() ?? "";
    for (const one of folders) folder = await folder.getDirectoryHandle(one);
    const buffer = await (await (await folder.getFileHandle(name)).getFile()).arrayBuffer();
    return [...new Uint8Array(buffer)];
  }, file);
  return Buffer.from(bytes);
}
