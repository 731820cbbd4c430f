/** @jest-environment jsdom */
// What components show of the opening hours as time passes.
import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { ContactCard } from "../../../src/components/contact-card/contact-card";
import { Notices } from "../../../src/components/notices/notices";
import { StatusChip } from "../../../src/components/status-chip/status-chip";
import { type SharedContent, SharedContext } from "../../../src/components/use-shared-content";
import { site } from "../support/render-in-site";

const closure = { from: "2027-07-12", to: "2027-07-23", reason: "Godišnji odmor" };
const withClosure: SharedContent = {
  ...site,
  centre: { ...site.centre, phones: [] },
  opening: { ...site.opening, closures: [closure] },
  nearClosures: [closure],
  builtOn: "2027-05-20",
};

const inSite = (element: ReactElement, value = site) => (
  <SharedContext.Provider value={value}>{element}</SharedContext.Provider>
);

/** Render at a time. Return a function that reads the text, with ordinary spaces. */
function renderAt(utc: string, element: ReactElement) {
  jest.setSystemTime(new Date(utc));
  const { container } = render(element);
  act(() => jest.advanceTimersByTime(200));
  return () => container.textContent?.replace(/\s+/g, " ") ?? "";
}

const wait = () => act(() => jest.advanceTimersByTime(30_000));
const sun = () => document.querySelector("circle");

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("the status is not in the built HTML, whatever the hour of the build", () => {
  jest.setSystemTime(new Date("2026-07-15T10:00:00Z"));
  // The longest text only reserves space.
  expect(renderToString(inSite(<StatusChip />))).toBe(
    '<div class="container" data-longest="Zatvoreno, otvaramo u ponedjeljak u 00:00h"></div>',
  );
});

it("the status changes when the centre closes, together with the sun", () => {
  const shown = renderAt("2026-07-15T15:59:45Z", inSite(<StatusChip />));
  expect(sun()).toBeVisible();
  wait();
  expect(sun()).toBeNull();
  expect(shown()).toBe("Zatvoreno, otvaramo sutra u 06:30h");
});

describe.each([
  ["the home page", <Notices key="part" notices={[]} />],
  ["the contact card", <ContactCard key="part" />],
])("%s", (_, part) => {
  it.each([
    ["2027-06-11T21:59:59Z", false],
    ["2027-06-11T22:00:00Z", true],
  ])("at %s announces a closure: %s", (utc, isAnnounced) => {
    const announcement =
      /Zatvoreno od 12\. do 23\. jula ?Godišnji odmor\. Ponovo otvaramo u ponedjeljak, 26\. jula, u 06:30h\./;
    expect(announcement.test(renderAt(utc, inSite(part, withClosure))())).toBe(isAnnounced);
  });

  it("changes with the day while the page is open", () => {
    const shown = renderAt("2027-07-23T21:59:45Z", inSite(part, withClosure));
    expect(shown()).toContain("Godišnji odmor");
    wait();
    expect(shown()).not.toContain("Godišnji odmor");
  });
});
