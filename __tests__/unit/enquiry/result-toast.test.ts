/** @jest-environment node */
import { toastOf } from "../../../src/enquiry/result-toast";
import { texts } from "./texts";

describe("what a toast says of a submission", () => {
  it("thanks for a sent enquiry, with nothing more", () => {
    expect(toastOf({ kind: "sent" }, texts)).toEqual({ kind: "success", title: "Hvala!" });
  });

  it.each([
    ["the provider's reason", { kind: "rejected", text: "bad key" }, "Odgovor: bad key"],
    ["that there is no reason", { kind: "rejected", text: "" }, "Odgovor: nema razloga"],
    ["that nobody answers", { kind: "unreachable" }, "Nema veze."],
    ["the missing user ID", { kind: "missing", id: "publicKey" }, "Nema user ID."],
    ["the missing service ID", { kind: "missing", id: "serviceId" }, "Nema service ID."],
    ["the missing template ID", { kind: "missing", id: "templateId" }, "Nema template ID."],
  ] as const)("names %s under the title of a failure", (_, result, detail) => {
    expect(toastOf(result, texts)).toEqual({ kind: "failure", title: "Nije uspjelo.", detail });
  });
});
