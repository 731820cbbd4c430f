import { render, screen } from "@testing-library/react";
import { useSite } from "../../../src/components/site-context";
import { renderInSite } from "../support/site";

const Email = () => <p>{useSite().centre.email}</p>;

afterEach(() => jest.restoreAllMocks());

describe("the shared content", () => {
  it("reaches every component in the shell", () => {
    renderInSite(<Email />);
    expect(screen.getByText("info@sanjalica.test")).toBeVisible();
  });

  it("is an error to ask for outside the shell", () => {
    jest.spyOn(console, "error").mockImplementation();
    expect(() => render(<Email />)).toThrow("useSite needs the shell around the page.");
  });
});
