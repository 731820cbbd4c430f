import {
  type Selected,
  setLink,
  toggleBold,
  toggleSign,
} from "../../../../src/editor/fields/marks";

/** A text in which `‹›` stand around what is selected. */
function selectedIn(text: string): Selected {
  const value = text.replace("‹", "");
  return { value: value.replace("›", ""), span: [text.indexOf("‹"), value.indexOf("›")] };
}

const written = ({ value, span: [start, end] }: Selected) =>
  `${value.slice(0, start)}‹${value.slice(start, end)}›${value.slice(end)}`;

it.each([
  ["‹Dobro› došli", "**‹Dobro›** došli"],
  // As a double click on Windows selects.
  ["‹Dobro ›došli", "**‹Dobro›** došli"],
  ["Do‹›šli", "**‹Došli›**"],
  ["‹›", "**‹riječi›**"],
  ["**‹Dobro›** došli", "‹Dobro› došli"],
  ["‹**Dobro** došli›", "‹Dobro došli›"],
  ["‹Prvi pasus.\n\nDrugi pasus.›", "‹**Prvi pasus.**\n\n**Drugi pasus.**›"],
  ["‹- papuče\n  - čaša›", "‹- **papuče**\n  - **čaša**›"],
  ["‹## Upis\n2. riječi›", "‹## **Upis**\n2. **riječi**›"],
])("makes bold, or not: %j", (text, expected) => {
  expect(written(toggleBold(selectedIn(text)))).toBe(expected);
});

it.each([
  ["Vidite ‹cijene›.", "Vidite [‹cijene›](/program#cjenovnik)."],
  ["Vidite ‹›.", "Vidite [‹Cjenovnik›](/program#cjenovnik)."],
  ["[naše ‹cijene›](/a)", "[‹naše cijene›](/program#cjenovnik)"],
  ["[a](/b) ‹cijene›", "[a](/b) [‹cijene›](/program#cjenovnik)"],
])("makes a link: %j", (text, expected) => {
  expect(written(setLink(selectedIn(text), "/program#cjenovnik", "Cjenovnik"))).toBe(expected);
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
  expect(written(toggleSign(selectedIn(text), "- "))).toBe(expected);
});

it("makes a heading of what was in a list", () => {
  expect(written(toggleSign(selectedIn("- ‹›Naslov"), "## "))).toBe("## Naslov‹›");
});
