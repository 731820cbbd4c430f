import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { ContactHead } from "../../../src/components/contact-head/contact-head";
import { SiteContext } from "../../../src/components/site-context";
import { showToast } from "../../../src/ui/toast/toast";
import { renderInSite, site } from "../support/site";
import { account, answer, fetchMock, installFetch } from "./fake-service";

jest.mock("../../../src/ui/toast/toast", () => ({
  prepareToasts: jest.fn(async () => undefined),
  showToast: jest.fn(async () => undefined),
}));

const texts = {
  form: {
    label: "Obrazac",
    hint: "Ništa nije obavezno.",
    name: { label: "Ime", placeholder: "Vaše ime" },
    phone: { label: "Telefon", placeholder: "061" },
    email: { label: "E-mail", placeholder: "ime@" },
    message: { label: "Poruka", placeholder: "npr." },
    submit: "Pošalji",
    sending: "Slanje…",
    retry: "Opet",
    privacy: "Ne čuvamo podatke.",
    tracking: "Bez kolačića.",
  },
  success: "Hvala!",
  thanks: { title: "Poslano je.", text: "Javit ćemo se." },
  failure: {
    title: "Nije uspjelo.",
    answer: "Odgovor: {text}",
    noReason: "nema",
    unreachable: "Nema veze.",
    missingUserId: "Nema user ID.",
    missingServiceId: "Nema service ID.",
    missingTemplateId: "Nema template ID.",
  },
  alternatives: { title: "Drugi načini", kept: "Sve je ostalo.", emailNote: "Otvara se e-mail." },
  mail: { subject: "Upit", body: "Ime: {name}\n\n{message}", emptyBody: "Molim termin." },
};

const page = <ContactHead title="Naslov" intro="" texts={texts} />;
const labels = ["Ime", "Telefon", "E-mail", "Poruka"];
const field = (label: string) => screen.getByRole<HTMLInputElement>("textbox", { name: label });
const values = () => labels.map((label) => field(label).value);
const button = (name: string) => screen.getByRole("button", { name });
const sentParams = () => JSON.parse(String(fetchMock.mock.calls[0]?.[1].body)).template_params;

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

describe("the fields", () => {
  it("are four free texts, none of them required", () => {
    renderInSite(page);
    expect(screen.getAllByRole("textbox")).toEqual(labels.map(field));
    for (const label of labels) {
      expect(field(label)).not.toBeRequired();
      expect(field(label)).not.toHaveAttribute("pattern");
      expect(field(label)).not.toHaveAttribute("maxlength");
    }
    expect(["Ime", "Telefon", "E-mail"].map((label) => field(label).type)).toEqual([
      "text",
      "text",
      "text",
    ]);
  });

  it("have a message of five rows", () => {
    renderInSite(page);
    expect(field("Poruka").tagName).toBe("TEXTAREA");
    expect(field("Poruka")).toHaveAttribute("rows", "5");
  });

  it("are filled in by the browser and offer the right keyboard", () => {
    renderInSite(page);
    expect(field("Ime")).toHaveAttribute("autocomplete", "name");
    expect(field("Telefon")).toHaveAttribute("autocomplete", "tel");
    expect(field("Telefon")).toHaveAttribute("inputmode", "tel");
    expect(field("E-mail")).toHaveAttribute("autocomplete", "email");
    expect(field("E-mail")).toHaveAttribute("inputmode", "email");
  });
});

describe("sending", () => {
  it("sends what was typed", async () => {
    renderInSite(page);
    await fillAndSend();
    expect(sentParams()).toEqual({ name: "a0", phone: "a1", email: "a2", message: "a3" });
  });

  it("sends an empty form", async () => {
    renderInSite(page);
    await userEvent.click(button("Pošalji"));
    expect(sentParams()).toEqual({ name: "", phone: "", email: "", message: "" });
  });

  it("sends an address that is none", async () => {
    renderInSite(page);
    await userEvent.type(field("E-mail"), "nije adresa{Enter}");
    expect(sentParams().email).toBe("nije adresa");
  });

  it("empties the fields and thanks when the enquiry is sent", async () => {
    renderInSite(page);
    await fillAndSend();
    expect(values()).toEqual(["", "", "", ""]);
    expect(showToast).toHaveBeenCalledTimes(1);
    expect(showToast).toHaveBeenCalledWith(
      { kind: "success", title: "Hvala!", durationMs: 3000 },
      { region: "Obavještenja", close: "Zatvori obavještenje" },
    );
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByRole("heading", { name: "Drugi načini" })).toBeNull();
  });

  it("does not leave the page", async () => {
    renderInSite(page);
    const wasLeftToBrowser = await act(async () => fireEvent.submit(screen.getByRole("form")));
    expect(wasLeftToBrowser).toBe(false);
  });

  it("sends once when the button is pressed twice", async () => {
    const release = holdAnswer();
    renderInSite(page);
    await userEvent.dblClick(button("Pošalji"));
    await release(200, "OK");
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it("sends once when two submissions come before the page is drawn again", async () => {
    const release = holdAnswer();
    renderInSite(page);
    const form = screen.getByRole<HTMLFormElement>("form", { name: "Obrazac" });
    await act(async () => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await release(200, "OK");
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it("can send a second enquiry after the first", async () => {
    renderInSite(page);
    const user = await fillAndSend();
    await user.click(button("Pošalji"));
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});

describe("while sending", () => {
  it("keeps the focus on a button that says so and does nothing", async () => {
    const release = holdAnswer();
    renderInSite(page);
    await userEvent.click(button("Pošalji"));
    expect(button("Slanje…")).toHaveAttribute("aria-disabled", "true");
    expect(button("Slanje…")).toBeEnabled();
    expect(button("Slanje…")).toHaveFocus();
    await release(200, "OK");
    expect(button("Pošalji")).toHaveAttribute("aria-disabled", "false");
  });

  it("tells a screen reader, and stops telling it afterwards", async () => {
    const release = holdAnswer();
    renderInSite(page);
    const [sending] = screen.getAllByRole("status");
    expect(sending).toBeEmptyDOMElement();
    await userEvent.click(button("Pošalji"));
    expect(sending).toHaveTextContent("Slanje…");
    await release(200, "OK");
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

  it("stay when the enquiry is sent, with what happens next and the telephone", async () => {
    renderInSite(page);
    expect(title()).toBeNull();
    await fillAndSend();
    expect(title()).toBeVisible();
    expect(screen.getByText("Javit ćemo se.")).toBeVisible();
    const form = within(screen.getByRole("form"));
    const call = form.getByRole("link", { name: "Nazovi +387 61 111 101" });
    expect(call).toHaveAttribute("href", "tel:+38761111101");
  });

  it("are announced in a region that was there before, without what the toast says", async () => {
    renderInSite(page);
    const before = region();
    expect(before).toBeEmptyDOMElement();
    await fillAndSend();
    expect(region()).toBe(before);
    expect(before).toHaveTextContent("Javit ćemo se.Nazovi +387 61 111 101");
  });

  it("go with the next letter", async () => {
    renderInSite(page);
    const user = await fillAndSend();
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

  it("give way to a second enquiry that fails", async () => {
    renderInSite(page);
    const user = await fillAndSend();
    fetchMock.mockResolvedValue(answer(400, ""));
    await user.click(button("Pošalji"));
    expect(title()).toBeNull();
    expect(button("Opet")).toBeVisible();
  });
});

describe("when sending fails", () => {
  beforeEach(() => fetchMock.mockResolvedValue(answer(400, "bad key")));

  it("keeps the fields and the draft", async () => {
    renderInSite(page);
    await fillAndSend();
    expect(values()).toEqual(["a0", "a1", "a2", "a3"]);
    expect(sessionStorage.getItem("sanjalica:enquiry")).toContain("a3");
  });

  it("says why", async () => {
    renderInSite(page);
    await fillAndSend();
    expect(showToast).toHaveBeenCalledTimes(1);
    expect(showToast).toHaveBeenCalledWith(
      { kind: "failure", title: "Nije uspjelo.", detail: "Odgovor: bad key", durationMs: 3000 },
      { region: "Obavještenja", close: "Zatvori obavještenje" },
    );
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
    expect(button("Pošalji")).toBeVisible();
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
