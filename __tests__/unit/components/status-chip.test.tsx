import { act, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { SiteContext } from "../../../src/components/site-context";
import { StatusChip } from "../../../src/components/status-chip/status-chip";
import { renderInSite, site } from "../support/site";

const sun = () => document.querySelector("circle");

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderAt(utc: string) {
  jest.setSystemTime(new Date(utc));
  renderInSite(<StatusChip />);
}

// This one first: later pages of a visit know the time at once.
it("the status is not in the built HTML, whatever the hour of the build", () => {
  jest.setSystemTime(new Date("2026-07-15T10:00:00Z"));
  const html = renderToString(
    <SiteContext.Provider value={site}>
      <StatusChip />
    </SiteContext.Provider>,
  );
  // The longest text, for its size alone.
  expect(html).toBe('<div class="place" data-longest="Otvaramo u ponedjeljak u 06:30h"></div>');
});

it.each([
  ["2026-07-15T04:00:00Z", "Otvaramo danas u 06:30h", "closed"],
  ["2026-07-15T10:00:00Z", "Otvoreno do 18:00h", "chip"],
  ["2026-07-18T10:00:00Z", "Vikend po planu", "closed"],
])("at %s the status says %s", (utc, text, look) => {
  renderAt(utc);
  expect(screen.getByText(text).parentElement).toHaveClass(look, { exact: true });
});

it("the status changes when the centre closes, together with the sun", () => {
  renderAt("2026-07-15T15:59:45Z");
  expect(sun()).toBeVisible();
  act(() => jest.advanceTimersByTime(30_000));
  expect(sun()).toBeNull();
  expect(screen.getByText("Otvaramo sutra u 06:30h")).toBeVisible();
});
