import { contentFolder } from "../../../content/collections";
import { isWriting } from "../gate/guard";
import texts from "../locale/bs.json";
import { ask, isAsking } from "./ask";

// The editor removes an item of a list at one click, and forgets what was typed at another. Buttons
// are found by the words on them, which are our own.

/** The Navigation API, as far as it is used here: TypeScript does not know it yet. */
interface NavigateEvent extends Event {
  readonly navigationType: string;
  readonly userInitiated: boolean;
  readonly destination: {
    readonly url: string;
    readonly key: string;
    readonly sameDocument: boolean;
  };
}
interface Navigation {
  addEventListener(type: "navigate", listener: (event: NavigateEvent) => void): void;
  navigate(url: string): unknown;
  traverseTo(key: string): unknown;
}

const buttons = (...labels: string[]) =>
  labels.map((label) => `.content-editor button[aria-label="${label}"]`).join();

const leaving = {
  question: "Ovo još nije sačuvano. Želite li ipak otići?",
  yes: "Napusti bez čuvanja",
  no: "Nastavi pisati",
};

const leavingWhileSaving = {
  question: "Čuvanje još traje. Ako sada odete, možda neće uspjeti. Želite li ipak otići?",
  yes: "Ipak otiđi",
  no: "Sačekaj",
};

const questions = [
  {
    on: buttons(texts.remove),
    question: "Želite li obrisati ovu stavku?",
    yes: texts.delete,
    no: texts.cancel,
  },
  {
    on: buttons(texts.remove_image, texts.remove_file),
    question: "Želite li ukloniti ovu sliku?",
    yes: texts.remove,
    no: texts.cancel,
  },
];

/** The arrow, which Escape clicks too, and the list of pages that show what is being edited. */
const leavers = `${buttons(texts.cancel_editing)}, .content-editor button.ref`;

const saveButton = (label: string, state = "") =>
  document.querySelector(`.content-editor button[data-label="${label}"]${state}`);

/** Return the question for somebody who leaves; undefined if nothing would be lost. */
function questionOfLeaving() {
  if (isWriting() || saveButton(texts.saving)) return leavingWhileSaving;
  return saveButton(texts.save, ":enabled") ? leaving : undefined;
}

function questionBefore(button: Element) {
  // The list of errors is the same kind of button, but it stays in this form.
  const isLeaving = button.matches(leavers) && !button.querySelector(".validation");
  if (isLeaving) return questionOfLeaving();
  return questions.find(({ on }) => button.matches(on));
}

/** Buttons that are clicked again after a yes. */
const answered = new WeakSet<Element>();

/** Hold back a click, and repeat it after a yes. */
async function askBeforeClick(event: MouseEvent): Promise<void> {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  const question = button && questionBefore(button);
  if (!question || answered.delete(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Escape, which answers a question, clicks the arrow too.
  if (isAsking() || !(await ask(question))) return;
  answered.add(button);
  button.click();
}

/** Hold back the browser's own arrows and a typed address, and repeat them after a yes. */
async function askBeforeNavigation(navigation: Navigation, event: NavigateEvent): Promise<void> {
  const { navigationType, userInitiated, destination } = event;
  const isOurs = userInitiated && destination.sameDocument && event.cancelable;
  const question = questionOfLeaving();
  if (!isOurs || !question) return;
  event.preventDefault();
  if (!(await ask(question))) return;
  if (navigationType === "traverse") navigation.traverseTo(destination.key);
  else navigation.navigate(destination.url);
}

window.addEventListener("click", askBeforeClick, true);

// Browsers from before 2026 may lack the Navigation API. There, the browser's own arrow asks nothing.
const { navigation } = window as unknown as { navigation?: Navigation };
navigation?.addEventListener("navigate", (event) => askBeforeNavigation(navigation, event));

// A closed tab, or another site: the browser asks in its own words.
window.addEventListener("beforeunload", (event) => {
  if (questionOfLeaving()) event.preventDefault();
});

// The editor asks whether “this entry” is to be deleted. Here the question says which. Elements are found by
// the words on them, which are our own.

const button = `[data-label="${texts.delete}"]`;

/** The boxes that are ticked in a list, with the name of what is ticked behind the colon. */
const ticked = `[role="checkbox"][aria-checked="true"][aria-label*=": "]`;

/** Return a label's name, without the marks that keep its direction apart. */
const named = (label: string | null) => label?.replace(/^.*?: |[\u2066-\u2069]/g, "") ?? "";

/** Return what is open in a form, by the title of the document: `Kartice › Upis – Uređivanje stranice`. */
const inForm = () => / › (.*) – /.exec(document.title)?.[1] ?? "";

/** Return the file that is shown beside the list of files, by its path. */
function besideList(): string {
  const values = [...document.querySelectorAll("h4 + p")].map(
    ({ textContent }) => textContent ?? "",
  );
  const path = values.find((value) => value.startsWith(`/${contentFolder}/`));
  return path?.split("/").at(-1) ?? "";
}

/** Return the names of what is about to be deleted, in quotation marks. */
function names(): string {
  const chosen = [...document.querySelectorAll(ticked)].map((box) =>
    named(box.getAttribute("aria-label")),
  );
  const all = chosen.length > 0 ? chosen : [inForm() || besideList()];
  return all.map((name) => name && `„${name}”`).join(", ");
}

function nameInQuestion(): void {
  const dialog = document.querySelector(`dialog[open] ${button}`)?.closest("dialog");
  const body = dialog?.querySelector('[id$="-body"]');
  if (!body) return;
  const line =
    body.querySelector(".named") ??
    Object.assign(document.createElement("p"), { className: "named" });
  line.textContent = names();
  body.append(line);
}

// A dialog takes the focus when it opens.
window.addEventListener("focusin", nameInQuestion);
