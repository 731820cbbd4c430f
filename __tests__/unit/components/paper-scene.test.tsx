import { render } from "@testing-library/react";
import { PaperScene } from "../../../src/components/perks/paper-scene";

/** What the browser tells about the part of the scene that is in view, 0 to 1. */
let tell: (...ratios: number[]) => void;
const disconnect = jest.fn();

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tell = (...ratios) =>
        callback(
          ratios.map((intersectionRatio) => ({ intersectionRatio }) as IntersectionObserverEntry),
          this as unknown as IntersectionObserver,
        );
    }
    observe() {}
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
  disconnect.mockClear();
});

const scene = (icon: string) => render(<PaperScene icon={icon} />).container.firstElementChild;
const sources = (element: Element | null) =>
  [...(element?.querySelectorAll("img") ?? [])].map(({ src }) => src.replace(/^.*\/icons\//, ""));

it("rises once, if it was still below the viewport", () => {
  const element = scene("team");
  expect(element).not.toHaveClass("lowered");
  tell(0);
  expect(element).toHaveClass("lowered");
  tell(0.1);
  expect(element).toHaveClass("lowered");
  tell(0.1, 0.5);
  expect(element).not.toHaveClass("lowered");
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it("stays where it is if a part was in view before the script", () => {
  const element = scene("team");
  tell(0.1);
  expect(element).not.toHaveClass("lowered");
});

it("shows its own sheets, or the drawing of an icon between plain ones", () => {
  const own = ["scenes/team.svg#back", "scenes/team.svg#middle", "scenes/team.svg#front"];
  expect(sources(scene("team"))).toEqual(own);
  const plain = ["scenes/sheets.svg#back", "paper.svg#book", "scenes/sheets.svg#front"];
  expect(sources(scene("book"))).toEqual(plain);
});
