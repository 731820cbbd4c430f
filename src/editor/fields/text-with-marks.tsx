/** @jsxImportSource ../sveltia */
import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import { getLinkGroups } from "./link-choice";
import type { LinkTarget } from "./link-groups";
import { type Selected, setLink, toggleBold, toggleSign } from "./marks";

const Text = CMS.getFieldType("text")?.control;

/** Targets of links outside the site. */
const elsewhere = [
  { to: "https://", name: "Druga web-stranica" },
  { to: "tel:{telefon}", name: "Poziv telefonom" },
  { to: "mailto:{mail}", name: "E-mail centra" },
];

/** Change a text as if it were typed, so that the keyboard can undo it. */
function change(element: Element, changed: (text: Selected) => Selected): void {
  const area = element.closest(".text-with-marks")?.querySelector("textarea");
  if (!area) return;
  const { value: before, selectionStart, selectionEnd } = area;
  const { value, span } = changed({ value: before, span: [selectionStart, selectionEnd] });
  area.focus();
  if (value !== before) {
    area.select();
    document.execCommand("insertText", false, value);
  }
  area.setSelectionRange(...span);
}

const button = (
  label: string,
  face: JSX.Element | string,
  changed: (text: Selected) => Selected,
) => (
  <button
    key={label}
    type="button"
    aria-label={label}
    title={label}
    onClick={({ currentTarget }) => change(currentTarget, changed)}
  >
    {face}
  </button>
);

/** Render a list of everything that a link may lead to, which opens after a press on “Link”. */
function linkList(id: string) {
  const groups = [...getLinkGroups(), { label: "Drugo", targets: elsewhere }];
  const target = ({ to, name }: LinkTarget) => {
    const put = (text: Selected) => setLink(text, to, name);
    const onClick = ({ currentTarget }: { currentTarget: Element }) => change(currentTarget, put);
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
          {targets.map(target)}
        </section>
      ))}
    </div>,
  ];
}

/** Make the text area focusable: otherwise the package takes the first button for the field. */
const makeFirst = (element: HTMLElement | null) =>
  element?.querySelector("textarea")?.setAttribute("tabindex", "0");

/** Render a text with buttons for bold and links, for lists in the body of a file, and for headings of its level. */
export function TextWithMarks(props: CustomFieldControlProps) {
  const { isBody, headings = 0 } = props.field.toJS();
  const hashes = "#".repeat(headings);
  return (
    <div className="text-with-marks" ref={makeFirst}>
      <div className="marks" role="toolbar" aria-label="Izgled teksta">
        {button("Podebljano", <b>B</b>, toggleBold)}
        {isBody && button("Lista", "• Lista", (text) => toggleSign(text, "- "))}
        {headings > 0 && button("Podnaslov", "Podnaslov", (text) => toggleSign(text, `${hashes} `))}
        {linkList(`${props.forID}-links`)}
      </div>
      {Text && <Text {...props} />}
    </div>
  );
}
