/** @jest-environment node */
import { below, findNothing, holdMessages, withEach } from "./support/content-copy";

describe("a heading", () => {
  const headings = withEach(["# Naslov", "## Naslov", "##Naslov", "- # Naslov"], below);
  // The fields of a card, a notice, an introduction and the mission hold the only one.
  for (const file of ["notices/upisi.md", "pages/about-us.md", "pages/contact.md"]) {
    holdMessages(file, headings);
  }
  // A mark of Git's that was left over makes a heading too.
  holdMessages("perks/team.md", { ...headings, ...withEach(["Naslov\n======="], below) });
  holdMessages("program/cjenovnik.md", withEach(["Naslov\n======="], below));
});

describe("no words", () => {
  const headings = ["## ", "##", "# #", "## ****"];
  const links = ["[ ](/program)", "[](/program)", "[**\u00A0**](/program)"];
  holdMessages("program/cjenovnik.md", withEach([...headings, ...links], below));
  findNothing("program/cjenovnik.md", {
    "words in code or bold letters": below("## `kapa`\n\n[**kapa**](/program) [😀](/program)"),
  });
});

describe("code", () => {
  holdMessages("perks/team.md", withEach(["```\nkapa\n```", "~~~\nkapa"], below));
  findNothing("perks/team.md", {
    "what Markdown would take for code or a heading elsewhere": below(
      "    Poštovani,\n\n\tdođite.\n---\nČekamo Vas.\n\n[Napomena]: kapa\n\n14. maja",
    ),
  });
});

describe("an address", () => {
  const sound = "[a](mailto:{mail}) [b](mailto:{mail}?subject=Upis) [c](tel:{telefon})";
  holdMessages("perks/team.md", {
    "with facts of the centre in the wrong place": below(
      `${sound} [d](tel:{telefon2})\n\n[a](mailto:{telefon}) [b](tel:{mail}) [c](mailto:{email})`,
    ),
    "without brackets": below("Otvorite http://localhost:8000/upis ili https://ilidza odmah."),
  });
  findNothing("perks/team.md", {
    "without brackets, and signs in code": below(
      "Otvorite www.ilidza.ba, https://www.ilidza.ba/a ili ime@ilidza.ba. Pišite `<b>`.",
    ),
  });
});
