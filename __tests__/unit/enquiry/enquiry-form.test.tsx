import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { ContactHead } from "../../../src/components/contact-head/contact-head";
import { SiteContext } from "../../../src/components/site-context";
import { showToast } from "../../../src/ui/toast/toast";
import { renderInSite, site } from "../support/site";
import { account, answer, fetchMock, installFetch } from "./fake-service";
import { texts } from "./texts";

jest.mock("../../../src/ui/toast/toast", () => ({
  prepareToasts: jest.fn(async () => undefined),
  showToast: jest.fn(async () => undefined),
}));

const page = <ContactHead title="Naslov" intro="" texts={texts} />;
const labels = ["Ime", "Telefon", "E-mail", "Poruka"];
const field = (label: string) => screen.getByRole<HTMLInputElement>("textbox", { name: label });
const values = () => labels.map((label) => field(label).value);
const button = (name: string) => screen.getByRole("button", { name });
const sentParams = (time = 0) =>
  JSON.parse(String(fetchMock.mock.calls[time]?.[1].body)).template_params;

async function fillAndSend() {
  const user = userEvent.setup();
  for (const [index, label] of labels.entries()) await user.type(field(label), `a${index}`);
  await user.click(button("Pošalji"));
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

beforeEach(() => {
  installFetch();
  fetchMock.mockResolvedValue(answer(200, "OK"));
  jest.mocked(showToast).mockClear();
  sessionStorage.clear();
  const meta = document.createElement("meta");
  meta.name = "enquiry-service";
  meta.content = JSON.stringify(account);
  document.head.replaceChildren(meta);
});

it("has four free texts, none of them required, that the browser fills in", () => {
  renderInSite(page);
  expect(screen.getAllByRole("textbox")).toEqual(labels.map(field));
  for (const label of labels) {
    expect(field(label)).not.toBeRequired();
    expect(field(label)).not.toHaveAttribute("pattern");
    expect(field(label)).not.toHaveAttribute("maxlength");
  }
  const hints = ["type", "autocomplete", "inputmode"];
  const hintsOf = (label: string) => hints.map((name) => field(label).getAttribute(name));
  expect(hintsOf("Ime")).toEqual(["text", "name", null]);
  expect(hintsOf("Telefon")).toEqual(["text", "tel", "tel"]);
  expect(hintsOf("E-mail")).toEqual(["text", "email", "email"]);
  expect(field("Poruka")).toHaveAttribute("rows", "5");
});

describe("sending", () => {
  it("sends what was typed, then empties the fields and thanks", async () => {
    renderInSite(page);
    const user = await fillAndSend();
    expect(sentParams()).toEqual({ name: "a0", phone: "a1", email: "a2", message: "a3" });
    expect(values()).toEqual(["", "", "", ""]);
    expect(jest.mocked(showToast).mock.calls).toEqual([
      [
        { kind: "success", title: "Hvala!", durationMs: 3000 },
        { region: "Obavještenja", close: "Zatvori obavještenje" },
      ],
    ]);
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByRole("heading", { name: "Drugi načini" })).toBeNull();
    await user.click(button("Pošalji"));
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it("sends an empty form, and an address that is none", async () => {
    renderInSite(page);
    await userEvent.click(button("Pošalji"));
    await userEvent.type(field("E-mail"), "nije adresa{Enter}");
    expect(sentParams(0)).toEqual({ name: "", phone: "", email: "", message: "" });
    expect(sentParams(1).email).toBe("nije adresa");
  });

  it("sends once, whatever comes twice, and does not leave the page", async () => {
    const release = holdAnswer();
    renderInSite(page);
    const form = screen.getByRole<HTMLFormElement>("form", { name: "Obrazac" });
    await act(async () => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await userEvent.dblClick(button("Slanje…"));
    const wasLeftToBrowser = await act(async () => fireEvent.submit(form));
    await release(200, "OK");
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(wasLeftToBrowser).toBe(false);
  });
});

describe("while sending", () => {
  it("keeps the focus on a button that does nothing, and says so until it is over", async () => {
    const release = holdAnswer();
    renderInSite(page);
    const [sending] = screen.getAllByRole("status");
    expect(sending).toBeEmptyDOMElement();
    await userEvent.click(button("Pošalji"));
    expect(button("Slanje…")).toHaveAttribute("aria-disabled", "true");
    expect(button("Slanje…")).toBeEnabled();
    expect(button("Slanje…")).toHaveFocus();
    expect(sending).toHaveTextContent("Slanje…");
    await release(200, "OK");
    expect(button("Pošalji")).toHaveAttribute("aria-disabled", "false");
    expect(sending).toBeEmptyDOMElement();
  });

  it("keeps the fields as they are sent", async () => {
    const release = holdAnswer();
    renderInSite(page);
    const user = await fillAndSend();
    await user.type(field("Ime"), "x");
    expect(values()).toEqual(["a0", "a1", "a2", "a3"]);
    await release(400, "");
    await user.type(field("Ime"), "x");
    expect(values()).toEqual(["a0x", "a1", "a2", "a3"]);
  });
});

describe("the thanks by the form", () => {
  const title = () => screen.queryByRole("heading", { name: "Poslano je." });
  const region = () => screen.getAllByRole("status")[1];

  it("stay with what happens next and the telephone, announced, until the next letter", async () => {
    renderInSite(page);
    const before = region();
    expect(title()).toBeNull();
    expect(before).toBeEmptyDOMElement();
    const user = await fillAndSend();
    expect(title()).toBeVisible();
    expect(screen.getByText("Javit ćemo se.")).toBeVisible();
    const form = within(screen.getByRole("form"));
    const call = form.getByRole("link", { name: "Nazovi +387 61 111 101" });
    expect(call).toHaveAttribute("href", "tel:+38761111101");
    // A region is announced only if it was there before; what the toast says is not said again.
    expect(region()).toBe(before);
    expect(before).toHaveTextContent("Javit ćemo se.Nazovi +387 61 111 101");
    await user.type(field("Poruka"), "D");
    expect(title()).toBeNull();
    expect(region()).toBeEmptyDOMElement();
  });

  it("go when the page is left, which the browser may show again", async () => {
    renderInSite(page);
    await fillAndSend();
    act(() => void window.dispatchEvent(new Event("pagehide")));
    expect(title()).toBeNull();
  });
});

describe("when sending fails", () => {
  beforeEach(() => fetchMock.mockResolvedValue(answer(400, "bad key")));

  it("keeps the fields and the draft, and says why", async () => {
    renderInSite(page);
    await fillAndSend();
    expect(values()).toEqual(["a0", "a1", "a2", "a3"]);
    expect(sessionStorage.getItem("sanjalica:enquiry")).toContain("a3");
    expect(jest.mocked(showToast).mock.calls).toEqual([
      [
        { kind: "failure", title: "Nije uspjelo.", detail: "Odgovor: bad key", durationMs: 3000 },
        { region: "Obavještenja", close: "Zatvori obavještenje" },
      ],
    ]);
  });

  it("offers the other ways, with the e-mail already written", async () => {
    renderInSite(page);
    const user = await fillAndSend();
    const form = within(screen.getByRole("form"));
    const hrefs = () => form.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(form.getByRole("heading", { name: "Drugi načini" })).toBeVisible();
    expect(hrefs()).toEqual([
      "tel:+38761111101",
      "viber://chat?number=%2B38761111101",
      "https://wa.me/38761111101?text=Dobar%20dan",
      "mailto:info@sanjalica.test?subject=Upit&body=Ime%3A%20a0%0D%0A%0D%0Aa3",
    ]);
    await user.type(field("Poruka"), "!");
    expect(hrefs()[3]).toBe(
      "mailto:info@sanjalica.test?subject=Upit&body=Ime%3A%20a0%0D%0A%0D%0Aa3!",
    );
  });

  it("can be tried again, and then forgets the failure", async () => {
    renderInSite(page);
    const user = await fillAndSend();
    fetchMock.mockResolvedValue(answer(200, "OK"));
    await user.click(button("Opet"));
    expect(values()).toEqual(["", "", "", ""]);
    expect(screen.queryByRole("heading", { name: "Drugi načini" })).toBeNull();
    // Thanks give way to an enquiry after it that fails.
    fetchMock.mockResolvedValue(answer(400, ""));
    await user.click(button("Pošalji"));
    expect(screen.queryByRole("heading", { name: "Poslano je." })).toBeNull();
    expect(button("Opet")).toBeVisible();
  });

  it("names missing account data without asking the provider", async () => {
    document.head.replaceChildren();
    renderInSite(page);
    await fillAndSend();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(jest.mocked(showToast).mock.calls[0]?.[0].detail).toBe("Nema user ID.");
    expect(values()).toEqual(["a0", "a1", "a2", "a3"]);
  });

  it("works without toasts", async () => {
    jest.mocked(showToast).mockRejectedValueOnce(new Error("chunk"));
    renderInSite(page);
    await fillAndSend();
    expect(screen.getByRole("heading", { name: "Drugi načini" })).toBeVisible();
  });
});

describe("the draft", () => {
  it("comes back with the form", async () => {
    const { unmount } = renderInSite(page);
    await userEvent.type(field("Poruka"), "Kada?");
    await userEvent.type(field("Ime"), "Amra");
    unmount();
    renderInSite(page);
    expect(values()).toEqual(["Amra", "", "", "Kada?"]);
  });

  it("gives way to what was typed before the page came alive", async () => {
    sessionStorage.setItem("sanjalica:enquiry", '{"name":"staro","phone":"061"}');
    const app = <SiteContext.Provider value={site}>{page}</SiteContext.Provider>;
    const host = document.body.appendChild(document.createElement("div"));
    host.innerHTML = renderToString(app);
    field("Ime").value = "Amra";
    field("Poruka").value = "Kada?";
    const root = await act(async () => hydrateRoot(host, app));
    await waitFor(() => expect(values()).toEqual(["Amra", "061", "", "Kada?"]));
    await userEvent.click(button("Pošalji"));
    expect(sentParams()).toEqual({ name: "Amra", phone: "061", email: "", message: "Kada?" });
    act(() => root.unmount());
    host.remove();
  });
});
