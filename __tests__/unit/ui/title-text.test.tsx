/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { TitleText } from "../../../src/ui/title-text";

function renderTitle(title: string) {
  const { container } = render(<TitleText>{title}</TitleText>);
  const bound = [...container.querySelectorAll(".nowrap")].map(({ textContent }) => textContent);
  return { text: container.textContent, bound };
}

it("a title keeps its text, and binds each one-letter word to the next", () => {
  const title = "U vrtiću uče i sjaje, a kod kuće";
  expect(renderTitle(title)).toEqual({ text: title, bound: ["U vrtiću", "i sjaje,", "a kod"] });
});

it("a title binds “da”, but no word that begins or ends with it", () => {
  expect(renderTitle("Jedva čekamo da Vas upoznamo, onda dan").bound).toEqual(["da Vas"]);
});
