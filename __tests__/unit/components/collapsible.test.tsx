import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Collapsible } from "../../../src/components/collapsible/collapsible";

const row = () => {
  const summary = document.querySelector("summary");
  if (!summary) throw new Error("The section has no header row.");
  return summary;
};
const section = () => screen.getByRole("group");

beforeEach(() => {
  render(
    <Collapsible address="dio" icon="book" title="Prostor">
      <p>Sadržaj</p>
    </Collapsible>,
  );
});

describe("a collapsible section", () => {
  it("is closed at first, with its content in the page", () => {
    expect(section()).not.toHaveAttribute("open");
    expect(section()).toHaveTextContent("Sadržaj");
  });

  it("has its heading in the row that opens it", () => {
    expect(row()).toContainElement(screen.getByRole("heading", { level: 2, name: "Prostor" }));
  });

  it("opens and closes with a click", async () => {
    await userEvent.click(row());
    expect(section()).toHaveAttribute("open");
    await userEvent.click(row());
    expect(section()).not.toHaveAttribute("open");
  });
});
