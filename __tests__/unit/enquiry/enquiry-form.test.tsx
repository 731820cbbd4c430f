import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactHead } from "../../../src/components/contact-head/contact-head";
import { fill } from "../../../src/content/fill-placeholders";
import { readDraft } from "../../../src/enquiry/draft";
import { emptyEnquiry, type FieldName, fieldNames } from "../../../src/enquiry/enquiry";
import { sendTimeoutMs } from "../../../src/enquiry/send-enquiry";
import { askBeforeResendMs } from "../../../src/enquiry/use-enquiry";
import { keepDraft } from "../../../src/gatsby/browser/before-hydration/keep-draft";
import { showToast } from "../../../src/ui/toast/toast";
import { renderInSite } from "../support/site";
import { account, answer, fetchMock, installFetch } from "./fake-service";
import { texts } from "./texts";

jest.mock("../../../src/ui/toast/toast", () => ({
  prepareToasts: jest.fn(async () => undefined),
  showToast: jest.fn(async () => undefined),
}));

// In pages the inline script does this.
keepDraft();

const { form, thanks, failure, alternatives, mail } = texts;
const page = <ContactHead title={texts.title} intro="" texts={texts} service={account} />;
/** As queries read a text: without the no-break spaces of running text. */
const plain = (text: string) => text.replace(/\s+/g, " ");
const heading = (title: string) => screen.queryByRole("heading", { name: title });
const field = (name: FieldName) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: form[name].label });
const values = () => fieldNames.map((name) => field(name).value);
const button = (name: string) => screen.getByRole("button", { name });
const sentParams = (time = 0) =>
  JSON.parse(String(fetchMock.mock.calls[time]?.[1].body)).template_params;

/** Sets the clock forward and stops it; timers do not run. */
function secondsLater(seconds: number) {
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + seconds * 1000);
}

async function fillAndSend() {
  const user = userEvent.setup();
  for (const [index, name] of fieldNames.entries()) await user.type(field(name), `a${index}`);
  await user.click(button(form.submit));
  return user;
}

/** A submission that waits until the test lets the provider answer. */
function holdAnswer() {
  let release: (value: unknown) => void = () => undefined;
  fetchMock.mockReturnValue(
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  return (status: number, text: string) => act(async () => release(answer(status, text)));
}

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  installFetch();
  fetchMock.mockResolvedValue(answer(200, "OK"));
  jest.mocked(showToast).mockClear();
  sessionStorage.clear();
  localStorage.clear();
});

it("has four text fields, none required, with autocomplete", () => {
  renderInSite(page);
  expect(screen.getAllByRole("textbox")).toEqual(fieldNames.map(field));
  for (const name of fieldNames) {
    expect(field(name)).not.toBeRequired();
    expect(field(name)).not.toHaveAttribute("pattern");
    expect(field(name)).not.toHaveAttribute("maxlength");
  }
  const hints = ["type", "autocomplete", "inputmode"];
  const hintsOf = (name: FieldName) => hints.map((hint) => field(name).getAttribute(hint));
  expect(hintsOf("name")).toEqual(["text", "name", null]);
  expect(hintsOf("phone")).toEqual(["text", "tel", "tel"]);
  expect(hintsOf("email")).toEqual(["text", "email", "email"]);
  expect(field("message")).toHaveAttribute("rows", "5");
});

describe("sending", () => {
  it("sends what was typed, then empties the fields and thanks", async () => {
    secondsLater(0);
    renderInSite(page);
    const user = await fillAndSend();
    expect(sentParams()).toEqual({ name: "a0", phone: "a1", email: "a2", message: "a3" });
    expect(values()).toEqual(["", "", "", ""]);
    expect(jest.mocked(showToast).mock.calls).toEqual([
      [
        { kind: "success", title: texts.success, durationMs: 3000 },
        { region: "Obavještenja", close: "Zatvori obavještenje" },
      ],
    ]);
    expect(readDraft()).toEqual(emptyEnquiry);
    expect(heading(alternatives.title)).toBeNull();
    await user.click(button(form.submit));
    expect(heading(thanks.title)).toBeVisible();
    secondsLater(1);
    await user.click(button(form.submit));
    expect(heading(thanks.title)).toBeNull();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe("while sending", () => {
  it("keeps focus on the button, which ignores clicks and says that it is sending", async () => {
    const release = holdAnswer();
    renderInSite(page);
    const [sending] = screen.getAllByRole("status");
    expect(sending).toBeEmptyDOMElement();
    field("name").value = "Amra";
    await userEvent.click(button(form.submit));
    expect(button(form.sending)).toHaveAttribute("aria-disabled", "true");
    expect(button(form.sending)).toBeEnabled();
    expect(button(form.sending)).toHaveFocus();
    expect(sending).toHaveTextContent(form.sending);
    await release(200, "OK");
    expect(button(form.submit)).toHaveAttribute("aria-disabled", "false");
    expect(sending).toBeEmptyDOMElement();
  });

  it("makes the fields read-only", async () => {
    const release = holdAnswer();
    renderInSite(page);
    const user = await fillAndSend();
    await user.type(field("name"), "x");
    expect(values()).toEqual(["a0", "a1", "a2", "a3"]);
    await release(400, "");
    await user.type(field("name"), "x");
    expect(values()).toEqual(["a0x", "a1", "a2", "a3"]);
  });
});

describe("the thanks in the form", () => {
  const title = () => heading(thanks.title);
  const region = () => screen.getAllByRole("status")[1];

  it("say what happens next, with the telephone, and disappear when the next text is typed", async () => {
    renderInSite(page);
    const before = region();
    expect(title()).toBeNull();
    expect(before).toBeEmptyDOMElement();
    const user = await fillAndSend();
    expect(title()).toBeVisible();
    expect(screen.getByText(plain(thanks.text))).toBeVisible();
    const sheet = within(screen.getByRole("form"));
    const call = sheet.getByRole("link", { name: "Nazovi +387 61 111 101" });
    expect(call).toHaveAttribute("href", "tel:+38761111101");
    // A region is announced only if it was there before; what the toast says is not said again.
    expect(region()).toBe(before);
    expect(before).toHaveTextContent(`${plain(thanks.text)}Nazovi +387 61 111 101`);
    await user.type(field("message"), "D");
    expect(title()).toBeNull();
    expect(region()).toBeEmptyDOMElement();
  });
});

describe("when sending fails", () => {
  beforeEach(() => fetchMock.mockResolvedValue(answer(400, "bad key")));

  it("offers other ways of contact, with a prepared e-mail", async () => {
    renderInSite(page);
    const user = await fillAndSend();
    const sheet = within(screen.getByRole("form"));
    const mailWith = (message: string) => {
      const body = fill(mail.body, { name: "a0", phone: "a1", email: "a2", message });
      const lines = body.split("\n").map(encodeURIComponent).join("%0D%0A");
      return `mailto:info@sanjalica.test?subject=${encodeURIComponent(mail.subject)}&body=${lines}`;
    };
    const hrefs = () => sheet.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(sheet.getByRole("heading", { name: alternatives.title })).toBeVisible();
    expect(hrefs()).toEqual([
      "tel:+38761111101",
      "viber://chat?number=%2B38761111101",
      "https://wa.me/38761111101?text=Dobar%20dan",
      mailWith("a3"),
    ]);
    await user.type(field("message"), "!");
    expect(hrefs()[3]).toBe(mailWith("a3!"));
  });
});

describe("when no answer comes in time", () => {
  /** Sends an enquiry whose answer does not come. */
  async function sendInVain() {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    fetchMock.mockReturnValue(new Promise(() => undefined));
    renderInSite(page);
    await user.type(field("message"), "Kada?");
    await user.click(button(form.submit));
    await act(() => jest.advanceTimersByTimeAsync(sendTimeoutMs));
    return user;
  }
  afterEach(() => jest.useRealTimers());

  it("says that the enquiry may have arrived, by the toast and by the form", async () => {
    await sendInVain();
    const toast = { kind: "failure", title: failure.unansweredTitle, detail: failure.unanswered };
    expect(jest.mocked(showToast).mock.calls[0]?.[0]).toMatchObject(toast);
    expect(screen.getByText(plain(failure.unanswered))).toBeVisible();
    expect(heading(alternatives.title)).toBeVisible();
    expect(values()).toEqual(["", "", "", "Kada?"]);
  });

  it("asks before sending the same text again within a minute", async () => {
    const user = await sendInVain();
    await user.click(button(form.retry));
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(plain(form.askBeforeResend));
    expect(button(form.resend)).toHaveFocus();
    fetchMock.mockResolvedValue(answer(200, "OK"));
    await user.click(button(form.resend));
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(heading(thanks.title)).toBeVisible();
  });

  it("does not ask after a minute, or for another text", async () => {
    const user = await sendInVain();
    await user.click(button(form.retry));
    await user.type(field("message"), "!");
    await user.click(button(form.retry));
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await act(() => jest.advanceTimersByTimeAsync(sendTimeoutMs + askBeforeResendMs));
    await user.click(button(form.retry));
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });
});
