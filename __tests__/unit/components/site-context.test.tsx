import { render } from "@testing-library/react";
import { useSite } from "../../../src/components/site-context";

const Email = () => <p>{useSite().centre.email}</p>;

it("useSite throws outside the shell", () => {
  jest.spyOn(console, "error").mockImplementation();
  expect(() => render(<Email />)).toThrow("useSite needs the shell around the page.");
});
