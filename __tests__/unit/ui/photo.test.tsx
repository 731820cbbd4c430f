import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Photo } from "../../../src/ui/photo/photo";

const source = {
  src: "/7-800.webp",
  srcSet: "/7-400.webp 400w,/7-800.webp 800w",
  width: 800,
  height: 600,
};
const photo = (props: object = {}) => (
  <Photo source={source} alt="Slika 7" sizes="50vw" failedText="Nije učitana." {...props} />
);
const image = () => screen.getByRole("img");

/** jsdom loads no photos: this says how far the browser is with every one. */
function loading(state: {
  complete: boolean;
  naturalWidth?: number;
  clientWidth?: number;
  currentSrc?: string;
}) {
  const { complete, naturalWidth = 0, clientWidth = 300, currentSrc = "" } = state;
  const prototype = HTMLImageElement.prototype;
  jest.spyOn(prototype, "complete", "get").mockReturnValue(complete);
  jest.spyOn(prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(clientWidth);
  jest.spyOn(prototype, "currentSrc", "get").mockReturnValue(currentSrc);
}

afterEach(() => jest.restoreAllMocks());

describe("a photo", () => {
  it("has files, aspect ratio, alternative text and object position", () => {
    render(photo({ focus: { x: 20, y: 80 } }));
    expect(image()).toHaveAttribute("src", "/7-800.webp");
    expect(image()).toHaveAttribute("srcset", "/7-400.webp 400w,/7-800.webp 800w");
    expect(image()).toHaveAttribute("width", "800");
    expect(image()).toHaveAttribute("height", "600");
    expect(image()).toHaveAccessibleName("Slika 7");
    expect(image()).toHaveStyle({ objectPosition: "20% 80%" });
  });

  it("loads lazily, unless it is above the fold", () => {
    const { rerender } = render(photo());
    expect(image()).toHaveAttribute("loading", "lazy");
    expect(image()).toHaveAttribute("sizes", "auto, 50vw");
    expect(image()).not.toHaveAttribute("fetchpriority");
    rerender(photo({ eager: true }));
    expect(image()).toHaveAttribute("loading", "eager");
    expect(image()).toHaveAttribute("sizes", "50vw");
    expect(image()).toHaveAttribute("fetchpriority", "high");
  });

  it("is not hidden in the built HTML", () => {
    expect(renderToString(photo())).toContain('class="photo"');
  });

  it.each([
    [200, "is shown at once", ["photo", "prompt"]],
    [201, "fades in", ["photo"]],
  ])("that takes %i ms to load %s", (waitedMs, _, classes) => {
    loading({ complete: false });
    const now = jest.spyOn(performance, "now").mockReturnValue(1000);
    render(photo());
    expect(image()).toHaveClass("waiting");
    now.mockReturnValue(1000 + waitedMs);
    fireEvent.load(image());
    expect([...image().classList]).toEqual(classes);
  });

  it.each([
    [
      "it was there before the script",
      { complete: true, naturalWidth: 800, currentSrc: "/7.webp" },
      {},
    ],
    ["the browser has not begun with it", { complete: true }, {}],
    [
      "it is in a closed section, where it has no size",
      { complete: true, clientWidth: 0, currentSrc: "/7.webp" },
      {},
    ],
    ["it is in the first view", { complete: false }, { eager: true }],
  ])("is not hidden where %s", (_, state, props) => {
    loading(state);
    render(photo(props));
    expect(image()).toHaveClass("photo", { exact: true });
  });

  it("is replaced with its text if it failed before hydration", () => {
    loading({ complete: true, naturalWidth: 0, currentSrc: "/7-800.webp" });
    render(photo());
    expect(screen.getByText("Nije učitana.")).toBeVisible();
    expect(image()).toHaveAccessibleName("Slika 7. Nije učitana.");
  });
});
