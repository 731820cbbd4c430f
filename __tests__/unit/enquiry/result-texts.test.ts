import { fill } from "../../../src/content/fill-placeholders";
import { createMail, createToast } from "../../../src/enquiry/result-texts";
import { texts } from "./texts";

const { failure } = texts;
const quote = (text: string) => fill(failure.answer, { text });

// enquiry-form.test.tsx tests what a sent enquiry shows.
it.each([
  ["the provider's reason", { kind: "rejected", text: "bad key" }, quote("bad key")],
  ["that there is no reason", { kind: "rejected", text: "" }, quote(failure.noReason)],
  ["that nobody answers", { kind: "unreachable" }, failure.unreachable],
  ["the missing user ID", { kind: "unset", id: "publicKey" }, failure.missingUserId],
  ["the missing service ID", { kind: "unset", id: "serviceId" }, failure.missingServiceId],
  ["the missing template ID", { kind: "unset", id: "templateId" }, failure.missingTemplateId],
] as const)("a toast of failure names %s", (_, result, detail) => {
  expect(createToast(result, texts)).toEqual({ kind: "failure", title: failure.title, detail });
});

const mail = {
  subject: "Upit",
  body: "Poštovani,\n\nIme: {name}\nTelefon: {phone}\nE-mail: {email}\n\nPoruka:\n{message}\n\nPozdrav\n",
  emptyBody: "Poštovani,\n\nmolim termin.\n",
};
const empty = { name: "", phone: "", email: "", message: "" };

it.each([
  [{ name: "Amra" }, "Poštovani,\n\nIme: Amra\n\nPozdrav\n"],
  [{ message: "Kada?" }, "Poštovani,\n\nPoruka:\nKada?\n\nPozdrav\n"],
  [
    { phone: "061", name: "  ", message: "Kada?" },
    "Poštovani,\n\nTelefon: 061\n\nPoruka:\nKada?\n\nPozdrav\n",
  ],
  [{ message: " \n" }, mail.emptyBody],
])("the prepared e-mail of %j has no empty lines for other fields", (typed, body) => {
  expect(createMail({ ...empty, ...typed }, mail)).toEqual({ subject: "Upit", body });
});
