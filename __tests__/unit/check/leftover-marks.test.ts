/** @jest-environment node */
import { type Damage, findNothing, holdMessages, swap, withEach } from "./support/content-copy";

/** A page with headings that has these lines, from line 9 on. */
const page = (lines: string): Damage =>
  `---\ntitle: "Upis"\nintro: "Kako upisati dijete."\nlook: "noon"\n---\n\nTekst.\n\n${lines}\n`;

/** A field without links. */
const field = (text: string): Damage => swap(/^eyebrow.*$/m, `eyebrow: ${JSON.stringify(text)}`);

/** A section with one question; its answer may have links. */
const answer = (text: string): Damage =>
  `---\norder: 4\nicon: "book"\ntitle: "Pitanja"\nquestions:\n  - question: "Gdje?"\n    answer: ${JSON.stringify(text)}\n---\n`;

describe("a mark", () => {
  const inText = ["**Napomena:**ponesite kapu.", "** Važno **", "Ovo je ~~ staro ~~.", "dje?ak"];
  const alone = ["Prvi red\n__Važno __", "- [ ] papuče", "Cijena[^1]", "Naslov\n==="];
  const codes = ["Prvo\\nDrugo", "Ana &amp;amp; Emir i &nbps;"];
  holdMessages("pages/novo.md", withEach([...inText, ...alone, ...codes], page));
  const inField = [
    "**Važno**",
    "&amp;",
    "a&nbsp;b",
    "&#39;",
    "## Naslov",
    "__Važno__",
    "~~staro~~",
  ];
  holdMessages("pages/home.md", withEach(inField, field));
  holdMessages("program/pitanja.md", withEach(["**Da:**uvijek."], answer));
  findNothing("program/pitanja.md", withEach(["**Da**, AT&amp;T."], answer));
});

describe("lines", () => {
  const intro = (text: string): Damage =>
    `---\ntitle: "Upis"\nintro: ${JSON.stringify(text)}\nlook: "noon"\n---\n\nTekst.\n`;
  const lines = ["Prvi pasus.\n\nDrugi.", "Ponesite:\n- kapu\n- papuče"];
  holdMessages("pages/novo.md", withEach(lines, intro));
  findNothing("pages/novo.md", { "a line end behind the text": intro("Pasus.\n") });
  findNothing("program/pitanja.md", withEach(lines, answer));
});

describe("what was meant as a link", () => {
  const written = [
    ...["[cjenovnik] (/program)", "(program)[/program]", "[cjenovnik]: /program"],
    ...["[cjenovnik]{/program}", "[cjenovnik]/program", "[cjenovnik](/program"],
    ...["[Ilidža] (https://www.ilidza.ba)", "(Ilidža) [www.ilidza.ba]"],
  ];
  holdMessages(
    "pages/novo.md",
    withEach(written, (text) => page(`Prvi red\n${text}`)),
  );
  holdMessages("pages/home.md", withEach(["[a](/program)", ...written.slice(0, 2)], field));
  holdMessages("program/pitanja.md", withEach(["(program)[/program]"], answer));
});

describe("what was meant as a list or a heading", () => {
  const signs = ["– kapa\n– papuče", "Ponesite:\n• kapu\n• vodu", "-kapa\n-papuče"];
  const numbers = ["Upis:\n1.Dođite\n2.Potpišite", "1)Dođite\n2)Potpišite"];
  const headings = ["##\u00A0Naslov", "  ##\u2003Naslov"];
  const spaces = ["-\u00A0kapa\n-\u00A0papuče", ...headings];
  holdMessages("pages/novo.md", withEach([...signs, ...numbers, ...spaces], page));
  holdMessages("program/pitanja.md", withEach(["Ponesite:\n– kapu\n–vodu"], answer));
  findNothing("program/pitanja.md", withEach(["Ponesite:\n- kapu\n–vodu"], answer));
});

findNothing(
  "pages/novo.md",
  withEach(
    [
      "– Dobar dan, reče medo.\n\n– Dobar dan, reče zeko.",
      "14.maja je izlet.\n21.maja je priredba.",
      "Temperatura:\n-5 do 3 °C",
      "Cijena je 25 KM*\n\n* bez užine",
      "Ime: ________ [vidi dolje] (u nastavku)",
      "**Važno:** ponesite kapu, _uvijek_. Znate li? Da. R&B i A & B.",
      "Otvorite https://www.ilidza.ba/plan?grad=a&b=c#d i [a](https://www.ilidza.ba/?a?b).",
      "Pišite `**`.\n\n1. a\n2. b\n\n- c\n- [d](/program)",
    ],
    page,
  ),
);
