import { render } from "@testing-library/react";
import { useSite } from "../../../src/components/site-context";

const Email = () => <p>{useSite().centre.email}</p>;

it("a component that asks for the shared content outside the shell is told so", () => {
  jest.spyOn(console, "error").mockImplementation();
  expect(() => render(<Email />)).toThrow("useSite needs the shell around the page.");
});
