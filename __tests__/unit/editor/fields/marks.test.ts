/** @jest-environment jsdom */
import { listNodes, parseInlineText, parseMarkdown } from "../../../../src/content/markdown";
import { toggleSign } from "../../../../src/editor/fields/lines";
import {
  type Parse,
  type Selected,
  setLink,
  toggleBold,
} from "../../../../src/editor/fields/marks";
import { numbers } from "../../../support/random";

type Change = (text: Selected, parse: Parse) => Selected;

/** A text in which `‹›` stand around what is selected. */
function selectedIn(text: string): Selected {
  const value = text.replace("‹", "");
  return { value: value.replace("›", ""), span: [text.indexOf("‹"), value.indexOf("›")] };
}

const written = ({ value, span: [start, end] }: Selected) =>
  `${value.slice(0, start)}‹${value.slice(start, end)}›${value.slice(end)}`;

/** A text after a press of a button. */
const pressed = (text: string, change: Change, parse: Parse = parseMarkdown): string =>
  written(change(selectedIn(text), parse));

const toPrices: Change = (text, parse) => setLink(text, parse, "/program#cjenovnik", "Cjenovnik");
const list: Change = (text, parse) => toggleSign(text, parse, "- ");

it.each([
  ["‹Dobro› došli", "**‹Dobro›** došli"],
  // As a double click on Windows selects.
  ["‹Dobro ›došli", "**‹Dobro›** došli"],
  ["Do‹›šli", "**‹Došli›**"],
  ["‹›", "**‹riječi›**"],
  ["a\n\n‹›", "a\n\n**‹riječi›**"],
  ["‹›- papuče", "- **‹papuče›**"],
  ["-‹› ", "- **‹riječi›**"],
  ["**‹Dobro›** došli", "‹Dobro› došli"],
  ["‹**Dobro** došli›", "**‹Dobro došli›**"],
  ["**Do‹›bro došli**", "‹Dobro› došli"],
  ["**Dobro‹ došli**›", "Dobro ‹došli›"],
  ["a**b**‹c›", "a**b‹c›**"],
  ["a**b‹c›**", "ab‹c›"],
  ["‹Prvi pasus.\n\nDrugi pasus.›", "**‹Prvi pasus.**\n\n**Drugi pasus.›**"],
  ["‹**Prvi.**\n\nDrugi.›", "**‹Prvi.**\n\n**Drugi.›**"],
  ["‹- papuče\n›- čaša", "‹- **papuče›**\n- čaša"],
  ["‹- papuče\n- čaša\n  plava›", "‹- **papuče**\n- **čaša**\n  **plava›**"],
  ["‹1. prvo\n2. drugo›", "‹1. **prvo**\n2. **drugo›**"],
  ["‹25. maj je praznik›", "**‹25. maj je praznik›**"],
  ["‹## Upis\nriječi›", "‹## **Upis**\n**riječi›**"],
  ["‹> citat\n> drugi›", "‹> **citat**\n> **drugi›**"],
  ["‹a\r\nb›", "**‹a**\r\n**b›**"],
  ["**Dobro ‹došli\nsvi**›", "Dobro ‹došli\nsvi›"],
  ["‹~~a~~ b›", "**‹~~a~~ b›**"],
  ["~~a ‹b c›~~", "~~a **‹b c›**~~"],
  ["‹vidi [ovdje](/a)›", "**‹vidi [ovdje](/a)›**"],
  ["[ovdje](/p‹rogra›m)", "[ovdje](/p‹rogra›m)"],
  ["3 ‹\\*› 4", "3 **‹\\*›** 4"],
  ["zovite {tele‹›fon}", "zovite **‹{telefon}›**"],
  ["zovite {tele‹fon} sad›", "zovite **‹{telefon} sad›**"],
  ["‹„riječ“›om", "‹„riječ“›om"],
  ["👩‍👧‹ i 👨‍👦›!", "👩‍👧 **‹i 👨‍👦›**!"],
  ["a‹!›b", "a‹!›b"],
  ["**‹›**", "‹riječi›"],
  ["c\u030C‹as›", "c\u030C**‹as›**"],
  ["‹```\nkod\n```›", "‹```\nkod\n```›"],
])("makes bold, or not: %j", (text, expected) => {
  expect(pressed(text, toggleBold)).toBe(expected);
});

it.each([
  ["Vidite ‹cijene›.", "Vidite [‹cijene›](/program#cjenovnik)."],
  ["Vidite ‹›.", "Vidite [‹Cjenovnik›](/program#cjenovnik)."],
  ["[naše ‹›cijene](/a)", "[‹naše cijene›](/program#cjenovnik)"],
  ["[naše ‹cijene](/a)›", "[naše ‹cijene›](/program#cjenovnik)"],
  ["[cijene](/‹›a)", "[‹cijene›](/program#cjenovnik)"],
  ["‹naše [cijene](/a) i› još", "[‹naše cijene i›](/program#cjenovnik) još"],
  ["‹Prvo.\n\nDrugo.›", "[‹Prvo.](/program#cjenovnik)\n\n[Drugo.›](/program#cjenovnik)"],
  ["‹a [1› b", "‹a [1› b"],
  ["‹**a** b›", "[‹**a** b›](/program#cjenovnik)"],
  ["‹www.centar.ba›", "[‹www.centar.ba›](/program#cjenovnik)"],
])("makes a link: %j", (text, expected) => {
  expect(pressed(text, toPrices)).toBe(expected);
});

it.each([
  ["Ponesite:\n‹papuče\nčašu›", "Ponesite:\n\n‹- papuče\n- čašu›"],
  ["- papuče\n‹›čašu", "- papuče\n- čašu‹›"],
  ["Prvo\n\n‹›", "Prvo\n\n- ‹›"],
  ["‹›Naslov", "- Naslov‹›"],
  ["‹papuče\n\nčašu›", "‹- papuče\n\n- čašu›"],
  ["‹papuče\nčašu›\nKraj", "‹- papuče\n- čašu›\n\nKraj"],
  ["‹- papuče\n- čašu›\nKraj", "‹papuče\nčašu›\nKraj"],
  ["‹• jedan\n·  dva\n–\u00A0tri\no\tčetiri›", "‹- jedan\n- dva\n- tri\n- četiri›"],
  ["‹1.\tprvo\n2.\u00A0drugo›", "‹- prvo\n- drugo›"],
  ["‹* a\n* b›", "‹- a\n- b›"],
  ["- ‹›• jedan", "jedan‹›"],
  ["‹25. maj›", "- 25. maj‹›"],
  ["‹## Upis›", "- Upis‹›"],
  ["‹o djeci›", "- o djeci‹›"],
  ["‹a\n  - b›", "‹- a\n  - b›"],
  ["‹- papuče\n›- čašu", "papuče‹›\n\n- čašu"],
  ["‹a\n**b**›", "‹- a\n- **b**›"],
  ["‹a\n\n| a | b |\n| --- | --- |›", "‹- a\n\n| a | b |\n| --- | --- |›"],
])("makes a list, or none: %j", (text, expected) => {
  expect(pressed(text, list)).toBe(expected);
});

it.each([
  ["- ‹›Naslov", "## Naslov‹›"],
  ["### ‹›Naslov", "## Naslov‹›"],
  ["## ‹›Naslov", "Naslov‹›"],
])("makes a heading, or none: %j", (text, expected) => {
  expect(pressed(text, (one, parse) => toggleSign(one, parse, "## "))).toBe(expected);
});

it("leaves signs of lists and headings in a field, where they are text", () => {
  expect(pressed("‹- a ## b›", toggleBold, parseInlineText)).toBe("**‹- a ## b›**");
});

const pieces = [
  ..."Dobro|riječ | „Sanja“ |**Važno:** | **bez kape** |p**o**d| *i **j*** |! |, | ".split("|"),
  ..." \\* | {telefon} | 👩‍👧 |25. | (i) |~~staro~~ | [cijene](/a) | [**upis** ovdje](/b), ".split(
    "|",
  ),
  ..."\n|  \n|\n\n|\n- |\n1. |\n## |\n> | www.centar.ba ".split("|"),
  "\n\n| a | **b** |\n| --- | --- |\n| c | d |\n\n",
];

/** Texts of any pieces in any order, in which any part is selected, and what reads them. */
const texts = Array.from({ length: 200 }, (_, seed): [Selected, Parse] => {
  const next = numbers(seed);
  const value = Array.from({ length: 2 + next(9) }, () => pieces[next(pieces.length)]).join("");
  const [one, other] = [next(value.length + 1), next(value.length + 1)];
  return [
    { value, span: [Math.min(one, other), Math.max(one, other)] },
    seed % 3 ? parseMarkdown : parseInlineText,
  ];
});

/** How many marks parents see. */
const seen = (text: string, parse: Parse) =>
  listNodes(parse(text)).reduce(
    (sum, node) => sum + ("value" in node ? node.value.split(/\*\*|\[|\]\(/).length - 1 : 0),
    0,
  );

it.each([
  ["bold", toggleBold],
  ["link", toPrices],
  ["list", list],
] as const)("never shows marks to parents: %s", (_name, change) => {
  for (const [text, parse] of texts) {
    const { value } = change(text, parse);
    expect([value, seen(value, parse)]).toEqual([value, seen(text.value, parse)]);
  }
});

it("gives a text without bold words back when bold is pressed again", () => {
  const changed = texts
    .filter(([{ value }]) => !value.includes("*"))
    .map(([text, parse]) => ({ text, parse, once: toggleBold(text, parse) }))
    .filter(
      ({ text: { value, span }, once }) => value.slice(...span).trim() && once.value !== value,
    );
  expect(changed.length).toBeGreaterThan(15);
  for (const { text, parse, once } of changed)
    expect(toggleBold(once, parse).value).toBe(text.value);
});
