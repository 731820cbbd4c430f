import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "../../../src/ui/error-boundary";

function Broken(): never {
  throw new Error("broken");
}

const boundary = (key: string, children: React.ReactNode) => (
  <ErrorBoundary key={key} fallback={<p>Zamjena</p>}>
    {children}
  </ErrorBoundary>
);

beforeEach(() => jest.spyOn(console, "error").mockImplementation());
afterEach(() => jest.restoreAllMocks());

describe("an error boundary", () => {
  it("shows its children", () => {
    render(boundary("a", <p>Stranica</p>));
    expect(screen.getByText("Stranica")).toBeVisible();
    expect(screen.queryByText("Zamjena")).toBeNull();
  });

  it("shows what stands in for children that throw", () => {
    render(boundary("a", <Broken />));
    expect(screen.getByText("Zamjena")).toBeVisible();
  });

  it("tries again with a new key", () => {
    const { rerender } = render(boundary("a", <Broken />));
    rerender(boundary("b", <p>Stranica</p>));
    expect(screen.getByText("Stranica")).toBeVisible();
  });
});
