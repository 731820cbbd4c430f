import {
  clearDraft,
  markInterrupted,
  readDraft,
  takeInterrupted,
  writeDraft,
} from "../../../src/enquiry/draft";

const empty = { name: "", phone: "", email: "", message: "" };
const enquiry = { name: "Amra", phone: "061", email: "a@b.ba", message: "Kada\nmožemo doći?" };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe("the draft of an enquiry", () => {
  it("is stored in this tab only, until it is cleared", () => {
    for (const [name, value] of Object.entries(enquiry)) writeDraft(name, value);
    expect(readDraft()).toEqual(enquiry);
    writeDraft("phone", "");
    expect(readDraft()).toEqual({ ...enquiry, phone: "" });
    expect(localStorage).toHaveLength(0);
    clearDraft();
    expect(readDraft()).toEqual(empty);
    expect(Object.values({ ...sessionStorage, ...localStorage }).join()).not.toMatch(/[a-z]/i);
  });

  it("is gone from a duplicated tab once it was sent, but not what is written there afterwards", () => {
    writeDraft("name", "Amra");
    const duplicate = { ...sessionStorage };
    clearDraft();
    sessionStorage.clear();
    Object.assign(sessionStorage, duplicate);
    expect(readDraft()).toEqual(empty);
    writeDraft("message", "Kada?");
    expect(readDraft().message).toBe("Kada?");
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
    expect(() => writeDraft("name", "Amra")).not.toThrow();
    expect(() => clearDraft()).not.toThrow();
    expect(() => markInterrupted()).toThrow("denied");
    expect(takeInterrupted()).toBe(false);
    expect(readDraft()).toEqual(empty);
  });
});

it("remembers once that sending was interrupted", () => {
  expect(takeInterrupted()).toBe(false);
  markInterrupted();
  expect([takeInterrupted(), takeInterrupted()]).toEqual([true, false]);
});
