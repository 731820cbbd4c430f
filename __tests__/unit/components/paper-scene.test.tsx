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
