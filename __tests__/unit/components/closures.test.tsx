import { act, render, screen } from "@testing-library/react";
import { ContactCard } from "../../../src/components/contact-card/contact-card";
import { Notices } from "../../../src/components/notices/notices";
import { type Site, SiteContext } from "../../../src/components/site-context";
import { StatusChip } from "../../../src/components/status-chip/status-chip";
import { longest } from "../../../src/components/status-chip/status-words";
import { site } from "../support/site";

const closure = { from: "2027-07-12", to: "2027-07-23", reason: "Godišnji odmor" };
const withClosure: Site = {
  ...site,
  centre: { ...site.centre, phones: [] },
  opening: { ...site.opening, closures: [closure] },
  nearClosures: [closure],
  builtOn: "2027-05-20",
};

function renderAt(utc: string, element: React.ReactElement, value = withClosure) {
  jest.setSystemTime(new Date(utc));
  const view = render(<SiteContext.Provider value={value}>{element}</SiteContext.Provider>);
  act(() => jest.advanceTimersByTime(200));
  return view;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each([
  ["the home page", <Notices key="part" notices={[]} />],
  ["the contact card", <ContactCard key="part" />],
])("%s", (_, part) => {
  it.each([
    ["2027-06-11T21:59:59Z", false],
    ["2027-06-11T22:00:00Z", true],
    ["2027-07-12T10:00:00Z", true],
    ["2027-07-23T21:59:59Z", true],
    ["2027-07-23T22:00:00Z", false],
  ])("at %s announces a closure: %s", (utc, isAnnounced) => {
    const { container } = renderAt(utc, part);
    const element = container.querySelector<HTMLElement>("[data-from]");
    expect(element?.textContent?.replace(/\s+/g, " ")).toMatch(
      /^Zatvoreno od 12\. do 23\. jula ?Godišnji odmor\. Opet u ponedjeljak, 26\. jula u 06:30h\.$/,
    );
    expect(element?.textContent).toContain("Opet u\u00A0ponedjeljak, 26.\u00A0jula");
    expect(element?.hidden).toBe(!isAnnounced);
  });

  it("holds nothing of a closure that is months away, until its day comes", () => {
    const early = { ...withClosure, builtOn: "2027-01-01" };
    expect(renderAt("2027-01-01T10:00:00Z", part, early).container.innerHTML).not.toContain(
      "Zatvoreno",
    );
    const later = renderAt("2027-07-12T10:00:00Z", part, early).container;
    expect(later.querySelector<HTMLElement>("[data-from]")?.hidden).toBe(false);
  });

  it("has nothing dated without closures", () => {
    const { container } = renderAt("2027-07-12T10:00:00Z", part, {
      ...withClosure,
      opening: site.opening,
      builtOn: null,
    });
    expect(container.querySelector("[data-from], script")).toBeNull();
  });
});

it("the chip says on such a day that it is closed, why, and until when", () => {
  const { container } = renderAt("2027-07-20T10:00:00Z", <StatusChip />);
  const words = "Danas ne: Godišnji odmor. Opet u ponedjeljak u 06:30h";
  expect(screen.getByText(words).parentElement).toHaveClass("closed", { exact: true });
  // The place is kept for the longest of all.
  expect(container.querySelector("[data-longest]")).toHaveAttribute("data-longest", words);
});

it("narrow letters count less for a place", () => {
  expect(longest(["mmmmm", "iiiiiiii", "mmmmm"])).toBe("mmmmm");
  expect(longest(["a", "mm"])).toBe("mm");
});
