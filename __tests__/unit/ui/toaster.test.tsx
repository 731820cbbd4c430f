import { act, screen } from "@testing-library/react";
import { mountToaster, pushToast } from "../../../src/ui/toast/toaster";

const durationOf = (text: string) =>
  screen
    .getByText(text)
    .closest<HTMLElement>(".toast")
    ?.querySelector<HTMLElement>("[role=progressbar]")?.style.animationDuration;

it("closes a toast after 5000 ms, or after its own time", async () => {
  act(() => mountToaster({ region: "Obavještenja", close: "Zatvori" }));
  act(() => pushToast({ kind: "success", title: "obična" }));
  act(() => pushToast({ kind: "failure", title: "kratka", durationMs: 3000 }));
  expect(durationOf("obična")).toBe("5000ms");
  expect(durationOf("kratka")).toBe("3000ms");
});
