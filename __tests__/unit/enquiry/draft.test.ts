import { clearDraft, readDraft, writeDraft } from "../../../src/enquiry/draft";

const empty = { name: "", phone: "", email: "", message: "" };
const enquiry = { name: "Amra", phone: "061", email: "a@b.ba", message: "Kada\nmožemo doći?" };
const key = "sanjalica:enquiry";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe("the draft of an enquiry", () => {
  it("is stored in this tab only, until it is cleared", () => {
    writeDraft(enquiry);
    expect(readDraft()).toEqual(enquiry);
    expect(localStorage).toHaveLength(0);
    clearDraft();
    expect(readDraft()).toEqual(empty);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    [null, empty],
    ['{"name":', empty],
    ["null", empty],
    ['{"name":"Amra","age":"3"}', { ...empty, name: "Amra" }],
    ['{"name":{"a":1},"phone":5,"email":"a@b.ba"}', { ...empty, email: "a@b.ba" }],
  ])("has only texts of its own fields when %j is stored", (stored, draft) => {
    if (stored !== null) sessionStorage.setItem(key, stored);
    expect(readDraft()).toEqual(draft);
  });

  const deny = () => {
    throw new DOMException("denied", "SecurityError");
  };

  it.each([
    [
      "read, written or cleared",
      () => {
        for (const method of ["getItem", "setItem", "removeItem"] as const) {
          jest.spyOn(Storage.prototype, method).mockImplementation(deny);
        }
      },
    ],
    ["touched", () => void jest.spyOn(window, "sessionStorage", "get").mockImplementation(deny)],
  ])("is empty where storage may not be %s", (_, forbid) => {
    forbid();
    expect(() => writeDraft(enquiry)).not.toThrow();
    expect(() => clearDraft()).not.toThrow();
    expect(readDraft()).toEqual(empty);
  });
});
