import { bindShortWords } from "../../../src/domain/typography";

// A tilde in an expected text means a no-break space.
const bound = (text: string) => text.replaceAll("~", "\u00A0");

it.each([
  ["at the start and in the middle", "U vrtiću igra i učenje", "U~vrtiću igra i~učenje"],
  ["after a bracket or a quotation mark", "(s njima) „o igri”", "(s~njima) „o~igri”"],
  ["in a new line", "priča\no djeci", "priča\no~djeci"],
  ["that follow each other", "djeca i u vrtu", "djeca i~u~vrtu"],
  ["only: no last letter, no other letter, no end", "kako to plan b je a ", "kako to plan b je a "],
])("one-letter words stay with the next %s", (_, text, expected) => {
  expect(bindShortWords(text)).toBe(bound(expected));
});
