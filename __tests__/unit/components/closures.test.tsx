import { act, render } from "@testing-library/react";
import { ContactCard } from "../../../src/components/contact-card/contact-card";
import { Notices } from "../../../src/components/notices/notices";
import { type Site, SiteContext } from "../../../src/components/site-context";
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
  ])("at %s announces a closure: %s", (utc, isAnnounced) => {
    const text = renderAt(utc, part).container.textContent?.replace(/\s+/g, " ");
    const words =
      /Zatvoreno od 12\. do 23\. jula ?Godišnji odmor\. Opet u ponedjeljak, 26\. jula u 06:30h\./;
    expect(words.test(text ?? "")).toBe(isAnnounced);
  });

  it("changes with the day while the page is open", () => {
    const { container } = renderAt("2027-07-23T21:59:45Z", part);
    expect(container.textContent).toContain("Godišnji odmor");
    act(() => jest.advanceTimersByTime(30_000));
    expect(container.textContent).not.toContain("Godišnji odmor");
  });
});
