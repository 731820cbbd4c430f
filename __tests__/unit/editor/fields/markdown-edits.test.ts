import {
  setLink,
  type TextSelection,
  toggleBold,
  toggleLinePrefix,
} from "../../../../src/editor/fields/markdown-edits";

/** Parse a text in which `‹›` enclose the selection. */
function parse(text: string): TextSelection {
  const value = text.replace("‹", "");
  return { text: value.replace("›", ""), range: [text.indexOf("‹"), value.indexOf("›")] };
}

const format = ({ text, range: [start, end] }: TextSelection) =>
  `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;

it.each([
  ["‹Dobro› došli", "**‹Dobro›** došli"],
  // A double click on Windows selects the space too.
  ["‹Dobro ›došli", "**‹Dobro›** došli"],
  ["Do‹›šli", "**‹Došli›**"],
  ["‹›", "**‹riječi›**"],
  ["**‹Dobro›** došli", "‹Dobro› došli"],
  ["‹**Dobro** došli›", "‹Dobro došli›"],
  ["‹Prvi pasus.\n\nDrugi pasus.›", "‹**Prvi pasus.**\n\n**Drugi pasus.**›"],
  ["‹- papuče\n  - čaša›", "‹- **papuče**\n  - **čaša**›"],
  ["‹## Upis\n2. riječi›", "‹## **Upis**\n2. **riječi**›"],
])("makes bold, or not: %j", (text, expected) => {
  expect(format(toggleBold(parse(text)))).toBe(expected);
});

it.each([
  ["Vidite ‹cijene›.", "Vidite [‹cijene›](/program#cjenovnik)."],
  ["Vidite ‹›.", "Vidite [‹Cjenovnik›](/program#cjenovnik)."],
  ["[naše ‹cijene›](/a)", "[‹naše cijene›](/program#cjenovnik)"],
  ["[a](/b) ‹cijene›", "[a](/b) [‹cijene›](/program#cjenovnik)"],
])("makes a link: %j", (text, expected) => {
  expect(format(setLink(parse(text), "/program#cjenovnik", "Cjenovnik"))).toBe(expected);
});

it.each([
  ["‹›Naslov", "- Naslov‹›"],
  ["a\n‹›", "a\n- ‹›"],
  ["‹papuče\n\nčašu›", "‹- papuče\n\n- čašu›"],
  ["‹papuče\nčašu›\nKraj", "‹- papuče\n- čašu›\n\nKraj"],
  ["‹papuče›\n- čašu", "- papuče‹›\n- čašu"],
  ["‹- papuče\n- čašu›\nKraj", "‹papuče\nčašu›\nKraj"],
  ["‹• jedan\n–\u00A0dva\n## tri›", "‹- jedan\n- dva\n- tri›"],
  ["‹25. maj›", "- 25. maj‹›"],
])("makes a list, or none: %j", (text, expected) => {
  expect(format(toggleLinePrefix(parse(text), "- "))).toBe(expected);
});

it("makes a heading of what was in a list", () => {
  expect(format(toggleLinePrefix(parse("- ‹›Naslov"), "## "))).toBe("## Naslov‹›");
});
