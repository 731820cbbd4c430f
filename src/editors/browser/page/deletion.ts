// The editor asks whether “this entry” is to be deleted. Here the question says which. Elements are found by
// the words on them, which are our own.
import { contentFolder } from "../../../content/collections";
import texts from "../locale/bs.json";

const button = `[data-label="${texts.delete}"]`;

/** The boxes that are ticked in a list, with the name of what is ticked behind the colon. */
const ticked = `[role="checkbox"][aria-checked="true"][aria-label*=": "]`;

/** A label's name, without the marks that keep its direction apart. */
const named = (label: string | null) => label?.replace(/^.*?: |[\u2066-\u2069]/g, "") ?? "";

/** What is open in a form, by the title of the document: `Kartice › Upis – Uređivanje stranice`. */
const inForm = () => / › (.*) – /.exec(document.title)?.[1] ?? "";

/** The file that is shown beside the list of files, by its path. */
function besideList(): string {
  const values = [...document.querySelectorAll("h4 + p")].map(
    ({ textContent }) => textContent ?? "",
  );
  const path = values.find((value) => value.startsWith(`/${contentFolder}/`));
  return path?.split("/").at(-1) ?? "";
}

/** The names of what is about to be deleted, in quotation marks. */
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
