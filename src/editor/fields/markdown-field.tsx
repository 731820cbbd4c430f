/** @jsxImportSource ../sveltia */
import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import { getLinkGroups } from "./link-choice";
import type { LinkTarget } from "./link-groups";
import { setLink, type TextSelection, toggleBold, toggleLinePrefix } from "./markdown-edits";

const TextControl = CMS.getFieldType("text")?.control;

/** Targets of links outside the site. */
const externalTargets = [
  { to: "https://", name: "Druga web-stranica" },
  { to: "tel:{telefon}", name: "Poziv telefonom" },
  { to: "mailto:{mail}", name: "E-mail centra" },
];

/** Edit the text around a button as if by typing, so that the keyboard can undo it. */
function applyToTextArea(element: Element, edit: (text: TextSelection) => TextSelection): void {
  const area = element.closest(".markdown-field")?.querySelector("textarea");
  if (!area) return;
  const { value: before, selectionStart, selectionEnd } = area;
  const { text, range } = edit({ text: before, range: [selectionStart, selectionEnd] });
  area.focus();
  if (text !== before) {
    area.select();
    document.execCommand("insertText", false, text);
  }
  area.setSelectionRange(...range);
}

const renderButton = (
  label: string,
  content: JSX.Element | string,
  edit: (text: TextSelection) => TextSelection,
) => (
  <button
    key={label}
    type="button"
    aria-label={label}
    title={label}
    onClick={({ currentTarget }) => applyToTextArea(currentTarget, edit)}
  >
    {content}
  </button>
);

/** Render the button “Link”, and the list of all link targets that it opens. */
function renderLinkList(id: string) {
  const groups = [...getLinkGroups(), { label: "Drugo", targets: externalTargets }];
  const renderTarget = ({ to, name }: LinkTarget) => {
    const insertLink = (text: TextSelection) => setLink(text, to, name);
    const onClick = ({ currentTarget }: { currentTarget: Element }) =>
      applyToTextArea(currentTarget, insertLink);
    return (
      <button key={to} type="button" popoverTarget={id} onClick={onClick}>
        {name}
      </button>
    );
  };
  return [
    <button key="link" type="button" popoverTarget={id}>
      Link
    </button>,
    <div key="links" id={id} popover="auto" className="links">
      {groups.map(({ label, targets }) => (
        <section key={label}>
          <h5>{label}</h5>
          {targets.map(renderTarget)}
        </section>
      ))}
    </div>,
  ];
}

/** Let Sveltia CMS focus the text area: it looks for `[tabindex="0"]`, and otherwise takes the first button. */
const markAsFocusTarget = (element: HTMLElement | null) =>
  element?.querySelector("textarea")?.setAttribute("tabindex", "0");

/** Render a text area with buttons for bold and links, and in the body of a file for lists and headings. */
export function MarkdownField(props: CustomFieldControlProps) {
  const { isBody, headings = 0 } = props.field.toJS();
  const hashes = "#".repeat(headings);
  return (
    <div className="markdown-field" ref={markAsFocusTarget}>
      <div className="markdown-toolbar" role="toolbar" aria-label="Izgled teksta">
        {renderButton("Podebljano", <b>B</b>, toggleBold)}
        {isBody && renderButton("Lista", "• Lista", (text) => toggleLinePrefix(text, "- "))}
        {headings > 0 &&
          renderButton("Podnaslov", "Podnaslov", (text) => toggleLinePrefix(text, `${hashes} `))}
        {renderLinkList(`${props.forID}-links`)}
      </div>
      {TextControl && <TextControl {...props} />}
    </div>
  );
}

/** Let Escape close the list of links only. Sveltia CMS, which listens at the window, would close the form. */
export function keepFormOpenOnEscape(): void {
  const keepOpen = (event: KeyboardEvent) => {
    const isListOpen = document.querySelector(".links:popover-open") !== null;
    if (event.key === "Escape" && isListOpen) event.stopImmediatePropagation();
  };
  window.addEventListener("keydown", keepOpen, true);
}
