/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactHead } from "../../../src/components/contact-head/contact-head";
import {
  emptyEnquiry,
  type FieldName,
  fieldNames,
  readSavedEnquiry,
} from "../../../src/enquiry/enquiry";
import { sendTimeoutMs } from "../../../src/enquiry/send-enquiry";
import { askBeforeResendMs } from "../../../src/enquiry/use-enquiry";
import { saveEnquiryOnInput } from "../../../src/inline-script/form";
import { renderInSite, site } from "../support/render-in-site";
import { account, createResponse, fetchMock, installFetch } from "./fake-service";
import { texts } from "./texts";

const mockShowToast = jest.fn();
jest.mock("../../../src/ui/toast/toast", () => ({
  loadToaster: async () => mockShowToast,
}));

// In pages, the inline script calls it.
saveEnquiryOnInput();

const { form, thanks, failure, alternatives } = texts;
const page = <ContactHead title={texts.title} intro="" texts={texts} service={account} />;
/** Return a text as queries read it, without the no-break spaces of running text. */
const plain = (text: string) => text.replace(/\s+/g, " ");
const heading = (title: string) => screen.queryByRole("heading", { name: title });
const field = (name: FieldName) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: form[name].label });
const values = () => Object.fromEntries(fieldNames.map((name) => [name, field(name).value]));
const typed = { name: "Ana", phone: "061", email: "a@b.ba", message: "Kada?" };
const button = (name: string) => screen.getByRole("button", { name });
const sentParams = () => JSON.parse(String(fetchMock.mock.calls[0]?.[1].body)).template_params;

async function fillAndSend() {
  const user = userEvent.setup();
  for (const name of fieldNames) await user.type(field(name), typed[name]);
  await user.click(button(form.submit));
  return user;
}

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  installFetch();
  fetchMock.mockResolvedValue(createResponse(200, "OK"));
  mockShowToast.mockClear();
  sessionStorage.clear();
  localStorage.clear();
});

it("has four text fields, none required, with autocomplete", () => {
  renderInSite(page);
  const order = ["phone", "email", "name", "message"] as const;
  expect(screen.getAllByRole("textbox")).toEqual(order.map(field));
  const limits = ["required", "pattern", "maxlength"];
  const isLimited = (name: FieldName) => limits.some((limit) => field(name).hasAttribute(limit));
  expect(fieldNames.filter(isLimited)).toEqual([]);
  const hints = ["type", "autocomplete", "inputmode"];
  const hintsOf = (name: FieldName) => hints.map((hint) => field(name).getAttribute(hint));
  expect(hintsOf("name")).toEqual(["text", "name", null]);
  expect(hintsOf("phone")).toEqual(["text", "tel", "tel"]);
  expect(hintsOf("email")).toEqual(["text", "email", "email"]);
  expect(field("message")).toHaveAttribute("rows", "5");
});

it("sends what was typed, then shows thanks until the next input", async () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.now());
  renderInSite(page);
  // A live region is announced only if it exists before its text.
  const region = screen.getAllByRole("status")[1];
  expect(region).toBeEmptyDOMElement();
  const user = await fillAndSend();
  expect(sentParams()).toEqual(typed);
  expect(values()).toEqual(emptyEnquiry);
  expect(readSavedEnquiry()).toEqual(emptyEnquiry);
  expect(mockShowToast.mock.calls).toEqual([[{ kind: "success", title: texts.success }]]);
  expect(heading(alternatives.title)).toBeNull();
  expect(heading(thanks.title)).toBeVisible();
  // The region does not repeat what the toast says.
  expect(region).toHaveTextContent(`${plain(thanks.text)}Nazovi +387 61 111 101`);
  // The second click of a double click.
  await user.click(button(form.submit));
  expect(heading(thanks.title)).toBeVisible();
  await user.type(field("message"), "D");
  expect(heading(thanks.title)).toBeNull();
  expect(region).toBeEmptyDOMElement();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it("takes no clicks and no text while sending", async () => {
  let release: (value: unknown) => void = () => undefined;
  fetchMock.mockReturnValue(
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  renderInSite(page);
  const [sending] = screen.getAllByRole("status");
  const user = await fillAndSend();
  await user.click(button(form.sending));
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(button(form.sending)).toHaveAttribute("aria-disabled", "true");
  expect(button(form.sending)).toBeEnabled();
  expect(button(form.sending)).toHaveFocus();
  expect(sending).toHaveTextContent(form.sending);
  await user.type(field("name"), "x");
  expect(values()).toEqual(typed);
  await act(async () => release(createResponse(400, "")));
  expect(button(form.retry)).toHaveAttribute("aria-disabled", "false");
  await user.type(field("name"), "x");
  expect(values()).toEqual({ ...typed, name: "Anax" });
});

it("offers other ways of contact when sending fails", async () => {
  fetchMock.mockResolvedValue(createResponse(400, "bad key"));
  renderInSite(page);
  const user = await fillAndSend();
  await user.type(field("message"), "!");
  const inForm = within(screen.getByRole("form"));
  expect(inForm.getByRole("heading", { name: alternatives.title })).toBeVisible();
  expect(inForm.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+38761111101",
    "viber://chat?number=%2B38761111101",
    `https://wa.me/38761111101?text=${encodeURIComponent(site.texts.contact.whatsappMessage)}`,
    expect.stringMatching(/^mailto:.*Kada%3F!/),
  ]);
});

describe("when no response comes in time", () => {
  let user: ReturnType<typeof userEvent.setup>;

  beforeEach(async () => {
    jest.useFakeTimers();
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    fetchMock.mockReturnValue(new Promise(() => undefined));
    renderInSite(page);
    await user.type(field("message"), "Kada?");
    await user.click(button(form.submit));
    await act(() => jest.advanceTimersByTimeAsync(sendTimeoutMs));
  });
  afterEach(() => jest.useRealTimers());

  it("says that the enquiry may have arrived, by the toast and by the form", () => {
    const toast = { kind: "failure", title: failure.unansweredTitle, detail: failure.unanswered };
    expect(mockShowToast.mock.calls[0]?.[0]).toMatchObject(toast);
    expect(screen.getByText(plain(failure.unanswered))).toBeVisible();
    expect(heading(alternatives.title)).toBeVisible();
    expect(values()).toEqual({ ...emptyEnquiry, message: "Kada?" });
  });

  it("asks before sending the same text again within a minute", async () => {
    await user.click(button(form.retry));
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(plain(form.askBeforeResend));
    expect(button(form.resend)).toHaveFocus();
    fetchMock.mockResolvedValue(createResponse(200, "OK"));
    // The second click of a double click.
    await user.click(button(form.resend));
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await user.click(button(form.resend));
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(heading(thanks.title)).toBeVisible();
  });

  it("does not ask after a minute, or for another text", async () => {
    await user.click(button(form.retry));
    await user.type(field("message"), "!");
    await user.click(button(form.retry));
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await act(() => jest.advanceTimersByTimeAsync(sendTimeoutMs + askBeforeResendMs));
    await user.click(button(form.retry));
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });
});
