/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { Photo } from "../../../src/components/photo/photo";
import { renderInSite } from "../support/render-in-site";

const source = {
  src: "/7-800.webp",
  srcSet: "/7-400.webp 400w,/7-800.webp 800w",
  width: 800,
  height: 600,
};
const photo = (props: object = {}) => (
  <Photo source={source} alt="Slika 7" sizes="50vw" {...props} />
);
const image = () => screen.getByRole("img");

/** Simulate how far the browser has loaded photos, because jsdom loads none. */
function mockLoading({
  complete = true,
  naturalWidth = 0,
  clientWidth = 300,
  currentSrc = "/7-800.webp",
}) {
  const prototype = HTMLImageElement.prototype;
  jest.spyOn(prototype, "complete", "get").mockReturnValue(complete);
  jest.spyOn(prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(clientWidth);
  jest.spyOn(prototype, "currentSrc", "get").mockReturnValue(currentSrc);
}

afterEach(() => jest.restoreAllMocks());

it.each<[string, Parameters<typeof mockLoading>[0]]>([
  ["it was there before the script", { naturalWidth: 800 }],
  ["the browser has not begun with it", { currentSrc: "" }],
  ["it is in a closed section, where it has no size", { clientWidth: 0 }],
])("a photo stays where %s", (_, state) => {
  mockLoading(state);
  renderInSite(photo());
  expect(image().tagName).toBe("IMG");
});

it("a photo is replaced with its text if it failed before hydration, until another one is chosen", () => {
  mockLoading({});
  const { rerender } = renderInSite(photo());
  expect(screen.getByText("Slika nije učitana.")).toBeVisible();
  expect(image()).toHaveAccessibleName("Slika 7. Slika nije učitana.");
  rerender(photo({ source: { ...source, src: "/8-800.webp" } }));
  expect(image().tagName).toBe("IMG");
});
