import {
  bold,
  link,
  mark,
  type Replacement,
} from "../../../../../src/editors/browser/fields/marks";

/** A text in which `‹›` stand around what is selected. */
function selectedIn(text: string) {
  const selectionStart = text.indexOf("‹");
  const value = text.replace("‹", "");
  const selectionEnd = value.indexOf("›");
  return { value: value.replace("›", ""), selectionStart, selectionEnd };
}

function result(text: string, change: (selected: ReturnType<typeof selectedIn>) => Replacement) {
  const selected = selectedIn(text);
  const { from, to, words, selected: after } = change(selected);
  const [start, end] = after;
  const marked = `${words.slice(0, start)}‹${words.slice(start, end)}›${words.slice(end)}`;
  return selected.value.slice(0, from) + marked + selected.value.slice(to);
}

it.each([
  ["‹Dobro› došli", "**‹Dobro›** došli"],
  // As a double click on Windows selects.
  ["‹Dobro ›došli", "**‹Dobro›** došli"],
  ["Do‹›šli", "**‹Došli›**"],
  ["‹›", "**‹riječi›**"],
  ["**‹Dobro›** došli", "‹Dobro› došli"],
])("makes bold: %s", (text, expected) => {
  expect(result(text, bold)).toBe(expected);
});

it.each([
  ["Vidite ‹cijene›.", "Vidite [‹cijene›](/program#cjenovnik)."],
  ["Vidite ‹›.", "Vidite [‹Cjenovnik›](/program#cjenovnik)."],
])("makes a link: %s", (text, expected) => {
  expect(result(text, (one) => link(one, "/program#cjenovnik", "Cjenovnik"))).toBe(expected);
});

it.each([
  ["Ponesite:\n‹papuče\nčašu›", "Ponesite:\n\n- papuče\n- čašu‹›"],
  ["- papuče\n‹›čašu", "- papuče\n- čašu‹›"],
  ["Prvo\n\n‹›", "Prvo\n\n- ‹›"],
  ["‹›Naslov", "- Naslov‹›"],
  ["‹papuče\n\nčašu›", "- papuče\n\n- čašu‹›"],
])("makes a list: %s", (text, expected) => {
  expect(result(text, (one) => mark(one, "- "))).toBe(expected);
});

it("makes a heading of an item of a list", () => {
  expect(result("- ‹›Naslov", (one) => mark(one, "## "))).toBe("## Naslov‹›");
});
