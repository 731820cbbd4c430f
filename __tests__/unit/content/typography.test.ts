/** @jest-environment node */
import { bindShortWords, bindShortWordsInHtml } from "../../../src/content/typography";

describe("one-letter words", () => {
  it.each([
    ["at the start", "U vrtiću", "U\u00A0vrtiću"],
    ["in the middle", "igra i učenje", "igra i\u00A0učenje"],
    [
      "after a bracket or an opening quotation mark",
      "(s njima) „o igri”",
      "(s\u00A0njima) „o\u00A0igri”",
    ],
    ["in a new line", "priča\no djeci", "priča\no\u00A0djeci"],
  ])("stay with the next word %s", (_, text, bound) => {
    expect(bindShortWords(text)).toBe(bound);
  });

  it("stay with the next word when two follow each other", () => {
    expect(bindShortWords("djeca i u vrtu")).toBe("djeca i\u00A0u\u00A0vrtu");
  });

  it("are told from the last letter of a longer word", () => {
    expect(bindShortWords("kako to")).toBe("kako to");
  });

  it("leave other single letters and the end of a text alone", () => {
    expect(bindShortWords("plan b je a ")).toBe("plan b je a ");
  });
});

describe("one-letter words in HTML", () => {
  it("are bound in the text of every element", () => {
    expect(bindShortWordsInHtml("<p>Igra i rad <b>u vrtu</b></p>\n<p>O nama</p>")).toBe(
      "<p>Igra i\u00A0rad <b>u\u00A0vrtu</b></p>\n<p>O\u00A0nama</p>",
    );
  });

  it("are bound in text without any element", () => {
    expect(bindShortWordsInHtml("U vrtu")).toBe("U\u00A0vrtu");
  });

  it("are left alone in tags and their attributes", () => {
    const html = '<a title="igra i rad" href="/a b">x</a>';
    expect(bindShortWordsInHtml(html)).toBe(html);
  });
});
