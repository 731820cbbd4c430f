import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { dated } from "../../../src/ui/dated/dated";
import { useToday } from "../../../src/ui/dated/use-today";

const days = { from: "2027-03-01", to: "2027-03-05" };

const Dated = ({ builtOn }: { readonly builtOn: string }) => (
  <p {...dated(days, useToday(builtOn))}>a</p>
);

const isHidden = () => document.querySelector("p")?.hidden;

/** Puts the page there as it was built on a day, and runs its script. */
function load(builtOn: string): void {
  document.body.innerHTML = renderToString(<p {...dated(days, builtOn)}>a</p>);
  jest.isolateModules(() => jest.requireActual("../../../src/gatsby/browser/day"));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = "";
});

describe("what shows on some days only", () => {
  // The first test: nothing has asked for the day yet.
  it("begins as the page was built, and is set right when the browser is idle", () => {
    jest.setSystemTime(new Date("2027-03-05T23:00:00Z"));
    render(<Dated builtOn="2027-03-02" />);
    expect(isHidden()).toBe(false);
    act(() => jest.advanceTimersByTime(200));
    expect(isHidden()).toBe(true);
  });

  it("begins with the day that is known, on the next page", () => {
    render(<Dated builtOn="2027-03-02" />);
    expect(isHidden()).toBe(true);
  });

  it.each([
    // First and last minutes in Sarajevo, an hour ahead of UTC.
    ["2027-02-28T22:59:59Z", false],
    ["2027-02-28T23:00:00Z", true],
    ["2027-03-05T22:59:59Z", true],
    ["2027-03-05T23:00:00Z", false],
  ])("at %s shows by the page's own script and once the page lives: %s", (utc, isShown) => {
    jest.setSystemTime(new Date(utc));
    for (const builtOn of ["2027-02-01", "2027-03-02", "2028-01-01"]) {
      load(builtOn);
      expect([builtOn, isHidden()]).toEqual([builtOn, !isShown]);
    }
    document.body.innerHTML = "";
    render(<Dated builtOn="2027-03-02" />);
    act(() => jest.advanceTimersByTime(200));
    expect(isHidden()).toBe(!isShown);
  });

  it("goes at midnight by itself, and asks no more when it is gone", () => {
    jest.setSystemTime(new Date("2027-03-05T22:59:45Z"));
    const { unmount } = render(<Dated builtOn="2027-02-01" />);
    act(() => jest.advanceTimersByTime(200));
    expect(isHidden()).toBe(false);
    act(() => jest.advanceTimersByTime(30_000));
    expect(isHidden()).toBe(true);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
