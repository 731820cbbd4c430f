/** @jest-environment node */
import { fill } from "../../../src/content/fill-placeholders";
import { createToast } from "../../../src/enquiry/result-texts";
import { texts } from "./texts";

const { failure } = texts;
const answered = (text: string) => fill(failure.answer, { text });

// What a sent enquiry shows is in enquiry-form.test.tsx.
it.each([
  ["the provider's reason", { kind: "rejected", text: "bad key" }, answered("bad key")],
  ["that there is no reason", { kind: "rejected", text: "" }, answered(failure.noReason)],
  ["that nobody answers", { kind: "unreachable" }, failure.unreachable],
  ["the missing user ID", { kind: "missing", id: "publicKey" }, failure.missingUserId],
  ["the missing service ID", { kind: "missing", id: "serviceId" }, failure.missingServiceId],
  ["the missing template ID", { kind: "missing", id: "templateId" }, failure.missingTemplateId],
] as const)("a toast names %s under the title of a failure", (_, result, detail) => {
  expect(createToast(result, texts)).toEqual({ kind: "failure", title: failure.title, detail });
});
