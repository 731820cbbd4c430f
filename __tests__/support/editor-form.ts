import { expect, type Locator, type Page } from "@playwright/test";
import texts from "../../src/editors/browser/locale/bs.json";
import { contentFiles } from "./content-files";
import { openEditor, readEditorFile } from "./editor-folder";

/** The form of one file in the editor, as staff use it. */
export class EditorForm {
  private constructor(
    private readonly page: Page,
    private readonly files: Readonly<Record<string, Buffer>>,
  ) {}

  /** Opens the editor with the content of the tests in a folder on this computer. */
  static async start(page: Page): Promise<EditorForm> {
    const files = contentFiles();
    await openEditor(page, files);
    await expect(page.getByText("Dijelovi programa").first()).toBeAttached();
    return new EditorForm(page, files);
  }

  /** @param route of a form: `stranice/entries/pages-home`, `obavjestenja/new` */
  async open(route: string): Promise<void> {
    await this.page.goto(`/admin#/collections/${route}`);
    await expect(this.page.locator(".content-editor [data-key-path]").first()).toBeVisible();
  }

  /** @param name path in the file: `parts.0.title` */
  field(name: string): Locator {
    return this.page.locator(`[data-key-path="${name}"]`);
  }

  async write(name: string, text: string): Promise<void> {
    await this.field(name)
      .getByRole("textbox")
      .or(this.field(name).locator("input"))
      .first()
      .fill(text);
  }

  /** Chooses from a list, or from a few circles beside each other. */
  async choose(name: string, words: string): Promise<void> {
    const circle = this.field(name).getByRole("radio", { name: words, exact: true });
    if (await circle.isVisible()) return circle.click();
    await this.field(name).getByRole("combobox").click();
    await this.page.getByRole("option", { name: words, exact: true }).click();
  }

  /** Opens a group that is shown as one line. */
  async expand(name: string): Promise<void> {
    await this.field(name).getByRole("button", { name: texts.expand, exact: true }).first().click();
  }

  /** Scrolls down to a field, group by group: the editor draws what can be seen. */
  private async show(name: string): Promise<void> {
    const parts = name.split(".");
    for (const length of parts.keys()) {
      const field = this.field(parts.slice(0, length + 1).join("."));
      await field.evaluate((element) => element.scrollIntoView({ block: "start" }));
    }
  }

  /** An item of a list. */
  async item(list: string, index: number): Promise<Locator> {
    await this.show(list);
    const item = this.field(list).locator(".item-wrapper").nth(index);
    await item.scrollIntoViewIfNeeded();
    return item;
  }

  /** Opens an item of a list. */
  async expandItem(list: string, index: number): Promise<void> {
    const item = await this.item(list, index);
    await item.getByRole("button", { name: texts.expand, exact: true }).first().click();
  }

  /** Adds an item at the end of a list. @param label of one item */
  async add(list: string, label: string): Promise<void> {
    await this.show(list);
    // The editor isolates inserted words for texts that run from right to left.
    const button = this.field(list).getByRole("button", { name: new RegExp(`Dodaj: .?${label}`) });
    await button.last().click();
  }

  /** Chooses from the menu of a list's item. */
  async chooseInMenu(list: string, index: number, command: string): Promise<void> {
    const item = await this.item(list, index);
    await item.getByRole("button", { name: texts.list_item_options, exact: true }).first().click();
    await this.press(command, "menuitem");
  }

  async press(name: string, role: "button" | "menuitem" = "button"): Promise<void> {
    await this.page.getByRole(role, { name, exact: true }).click();
  }

  /** Saves, and waits until that has succeeded: the form closes. */
  async save(): Promise<void> {
    await this.press(texts.save);
    await expect(this.page.locator(".content-editor [data-key-path]")).toHaveCount(0);
    await expect(this.page.getByText("Sačuvano.")).toBeVisible();
  }

  /** Chooses a file, such as a photo of a phone. */
  async upload(name: string, file: { name: string; mimeType: string; buffer: Buffer }) {
    await this.field(name).locator('input[type="file"]').first().setInputFiles(file);
    await expect(this.field(name).getByRole("button", { name: texts.replace })).toBeVisible();
  }

  read(file: string): Promise<Buffer> {
    return readEditorFile(this.page, file);
  }

  /** The lines of a file that were removed and added, with `-` and `+` before them. */
  async changes(file: string): Promise<string[]> {
    const before = String(this.files[file] ?? "").split("\n");
    const after = String(await this.read(file)).split("\n");
    const without = (lines: readonly string[], others: readonly string[]) => {
      const left = [...others];
      return lines.filter((line) => {
        const index = left.indexOf(line);
        if (index >= 0) left.splice(index, 1);
        return index < 0;
      });
    };
    return [
      ...without(before, after).map((line) => `-${line}`),
      ...without(after, before).map((line) => `+${line}`),
    ];
  }
}
