import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Collapsible } from "../../../src/components/collapsible/collapsible";

const button = () => screen.getByRole("button", { name: "Prostor" });
const panel = () => {
  const element = document.getElementById(button().getAttribute("aria-controls") ?? "");
  if (!element) throw new Error("The button controls nothing.");
  return element;
};

beforeEach(() => {
  render(
    <Collapsible icon="book" title="Prostor">
      <p>Sadržaj</p>
    </Collapsible>,
  );
});

describe("a collapsible section", () => {
  it("is closed at first, but the browser's search finds its content", () => {
    expect(button()).toHaveAttribute("aria-expanded", "false");
    expect(panel()).toHaveAttribute("hidden", "until-found");
    expect(panel()).toHaveTextContent("Sadržaj");
  });

  it("is a heading, and its whole row the button", () => {
    expect(screen.getByRole("heading", { level: 2, name: "Prostor" })).toContainElement(button());
  });

  it("opens with a click", async () => {
    await userEvent.click(button());
    expect(button()).toHaveAttribute("aria-expanded", "true");
    expect(panel()).not.toHaveAttribute("hidden");
    await waitFor(() => expect(panel()).toHaveClass("panel"));
  });

  it("stays laid out until its closing movement has ended, and is found again afterwards", async () => {
    await userEvent.click(button());
    await waitFor(() => expect(panel()).toHaveClass("panel"));
    await userEvent.click(button());
    expect(button()).toHaveAttribute("aria-expanded", "false");
    expect(panel()).toHaveClass("shut");
    expect(panel()).not.toHaveAttribute("hidden");
    await waitFor(() => expect(panel()).toHaveAttribute("hidden", "until-found"));
  });

  it("stays open when its opening movement has ended", async () => {
    await userEvent.click(button());
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 400)));
    expect(panel()).not.toHaveAttribute("hidden");
  });

  it("opens when the browser's search finds something in it", () => {
    act(() => void panel().dispatchEvent(new Event("beforematch", { bubbles: true })));
    expect(button()).toHaveAttribute("aria-expanded", "true");
    expect(panel()).not.toHaveAttribute("hidden");
    expect(panel()).toHaveClass("panel");
  });
});
