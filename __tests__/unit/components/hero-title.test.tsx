/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { HeroTitle } from "../../../src/components/hero/hero";

it.each([
  ["Djeca rastu, Djeca uče", "Djeca", "<em>Djeca</em> rastu, Djeca uče"],
  ["Ovdje djeca rastu i djeca uče.", "djeca", "Ovdje <em>djeca</em> rastu i djeca uče."],
  ["Snovi", "Snovi", "<em>Snovi</em>"],
  ["Mjesto gdje snovi blistaju", "snovi blistaju", "Mjesto gdje <em>snovi blistaju</em>"],
  ["aaa", "aa", "<em>aa</em>a"],
  ["Djeca uče", "Snovi", "Djeca uče"],
])(
  "the title %s keeps all its words, of which „%s” is highlighted once",
  (title, highlight, html) => {
    const { container } = render(<HeroTitle title={title} highlight={highlight} />);
    const shown = container.innerHTML.replace(/<\/?(?:span|h1)[^>]*>| class="[^"]*"/g, "");
    expect(shown).toBe(html);
  },
);
