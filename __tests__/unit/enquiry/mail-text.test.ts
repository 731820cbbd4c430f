/** @jest-environment node */
import { createMail } from "../../../src/enquiry/result-texts";

const texts = {
  subject: "Upit",
  body: "Poštovani,\n\nIme: {name}\nTelefon: {phone}\nE-mail: {email}\n\nPoruka:\n{message}\n\nPozdrav\n",
  emptyBody: "Poštovani,\n\nmolim termin.\n",
};
const empty = { name: "", phone: "", email: "", message: "" };
const bodyOf = (changes: object) => createMail({ ...empty, ...changes }, texts).body;

describe("the prepared e-mail", () => {
  it("leaves out empty fields, the heading of an empty message and whole empty paragraphs", () => {
    expect(bodyOf({ name: "Amra" })).toBe("Poštovani,\n\nIme: Amra\n\nPozdrav\n");
    expect(bodyOf({ message: "Kada?" })).toBe("Poštovani,\n\nPoruka:\nKada?\n\nPozdrav\n");
    expect(bodyOf({ phone: "061", name: "  ", message: "Kada?" })).toBe(
      "Poštovani,\n\nTelefon: 061\n\nPoruka:\nKada?\n\nPozdrav\n",
    );
  });

  it("has a text of its own when nothing was typed", () => {
    expect(createMail({ ...empty, message: " \n" }, texts)).toEqual({
      subject: "Upit",
      body: "Poštovani,\n\nmolim termin.\n",
    });
  });
});
