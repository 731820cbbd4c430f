import { act, render } from "@testing-library/react";
import { Announcer } from "../../../src/shell/page-transition/announcer";

const on = (path: string) => <Announcer path={path} template="Stranica je otvorena: {title}" />;

/** Lets the time pass that react-helmet needs for the title. */
function takeTitle(title: string): void {
  document.title = title;
  act(() => jest.runAllTimers());
}

let text: () => string | null | undefined;
let show: (path: string) => void;

beforeEach(() => {
  jest.useFakeTimers();
  const { container, rerender } = render(on("/"));
  text = () => container.querySelector("p")?.textContent;
  show = (path) => rerender(on(path));
});

afterEach(() => jest.useRealTimers());

it("announces every page but the first, and the first when it is opened again", () => {
  takeTitle("Početna");
  expect(text()).toBe("");
  show("/program");
  expect(text()).toBe("");
  takeTitle("Program");
  expect(text()).toBe("Stranica je otvorena: Program");
  show("/");
  takeTitle("Početna");
  expect(text()).toBe("Stranica je otvorena: Početna");
});

it("announces only the last of several pages in quick succession", () => {
  show("/program");
  show("/");
  takeTitle("Početna");
  expect(text()).toBe("Stranica je otvorena: Početna");
});
