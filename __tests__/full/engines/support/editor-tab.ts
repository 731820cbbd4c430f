// What a teacher does in the editor, in any engine.
import type { Tab } from "./tab";

/** A file that is chosen for a field. */
interface ChosenFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * Marks a control that can be clicked: the last visible one that matches, which is in the open dialog or
 * menu. While the editor fades from one view to the next, clicks are lost. Runs in the page.
 * @param words its name, where it has any
 */
async function mark(selector: string, words: string): Promise<boolean> {
  const nameOf = (control: Element) => {
    const copy = control.cloneNode(true) as Element;
    for (const icon of copy.querySelectorAll("[aria-hidden='true']")) icon.remove();
    const name = control.getAttribute("aria-label") ?? copy.textContent ?? "";
    // The editor isolates names for texts that run from right to left.
    return name.replace(/[\u2068\u2069]/g, "").trim();
  };
  const isHit = (control: Element) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  document.querySelector("[data-marked]")?.removeAttribute("data-marked");
  const control = [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility() && !one.matches(":disabled"))
    .findLast((one) => words === "" || nameOf(one) === words);
  if (!control) return false;
  control.scrollIntoView({ block: "center", behavior: "instant" });
  // For some frames: a busy engine may not have painted what fades yet.
  for (let frames = 0; frames < 3; frames += 1) {
    if (!isHit(control)) return false;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150)));
  }
  control.setAttribute("data-marked", "");
  return isHit(control);
}

/**
 * Gives a file to a field as the browser's dialog does. The editor draws what is in view. Runs in the
 * page.
 */
function choose(field: string, name: string, type: string, base64: string): boolean {
  const inside = document.querySelector(`[data-key-path="${field}"]`);
  const input = inside?.querySelector<HTMLInputElement>("input[type='file']");
  if (!input) {
    const items = [...document.querySelectorAll(".content-editor .item-wrapper")];
    items.at(-1)?.scrollIntoView({ block: "end", behavior: "instant" });
    return false;
  }
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], name, { type }));
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

export class EditorTab {
  constructor(private readonly tab: Tab) {}

  /** @param form such as `podaci/entries/site-centre` */
  async open(form: string): Promise<void> {
    await this.tab.eval((hash) => {
      location.hash = hash;
    }, `/collections/${form}`);
    await this.tab.see(".content-editor [data-key-path]");
  }

  /** Clicks the button, or the command of a menu, with this name. */
  async click(name: string): Promise<void> {
    await this.tab.until(`“${name}”`, mark, "button, [role='menuitem']", name);
    await this.tab.click("[data-marked]");
  }

  /** Replaces what stands in a text field. */
  async write(selector: string, text: string): Promise<void> {
    await this.tab.until(selector, mark, selector, "");
    await this.tab.click("[data-marked]");
    await this.tab.until(`the focus in ${selector}`, () => {
      const field = document.querySelector<HTMLInputElement>("input[data-marked]");
      field?.select();
      return field !== null && field === document.activeElement;
    });
    await this.tab.press(...text);
  }

  async choose(field: string, { name, type, bytes }: ChosenFile): Promise<void> {
    const given = [field, name, type, bytes.toString("base64")] as const;
    await this.tab.until(`the field ${field}`, choose, ...given);
  }

  /** Waits until the page says something. */
  async read(words: string): Promise<void> {
    const isSaid = (expected: string) => document.body.textContent.includes(expected);
    await this.tab.until(`“${words}”`, isSaid, words);
  }

  /** Clicks what ends the work on a form, and waits until that has succeeded: the form closes. */
  async finish(name: string): Promise<void> {
    await this.click(name);
    await this.tab.see(".content-editor [data-key-path]", false);
  }
}
