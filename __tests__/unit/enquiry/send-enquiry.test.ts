import { sendEnquiry } from "../../../src/enquiry/send-enquiry";
import { account, answer, fetchMock, installFetch } from "./fake-service";

const enquiry = {
  name: "Amra",
  phone: "061 123 456",
  email: "amra@example.com",
  message: "Zdravo",
};
const send = (changes = {}) => sendEnquiry(enquiry, { ...account, ...changes });

beforeEach(installFetch);

describe("the request to the mail provider", () => {
  beforeEach(() => fetchMock.mockResolvedValue(answer(200, "OK")));

  it("posts the enquiry as JSON with the account data", async () => {
    await send();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe("https://mail.test/api/v1.0/email/send");
    expect(init?.method).toBe("POST");
    expect(init?.headers).toEqual({ "Content-type": "application/json" });
    expect(JSON.parse(String(init?.body))).toEqual({
      lib_version: "4.4.1",
      user_id: "key-1",
      service_id: "service-1",
      template_id: "template-1",
      template_params: {
        name: "Amra",
        phone: "061 123 456",
        email: "amra@example.com",
        message: "Zdravo",
      },
    });
  });

  it("goes to the server of the page when the host is a slash", async () => {
    await send({ host: "/" });
    expect(fetchMock.mock.calls[0]?.[0]).toBe("http://localhost/api/v1.0/email/send");
  });

  it("sends empty fields as empty texts", async () => {
    await sendEnquiry({ name: "", phone: "", email: "", message: "" }, account);
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body)).template_params).toEqual({
      name: "",
      phone: "",
      email: "",
      message: "",
    });
  });
});

describe("the result of sending", () => {
  it.each([
    ["sent on status 200", 200, "OK", { kind: "sent" }],
    ["sent on status 200 with any text", 200, "queued", { kind: "sent" }],
    ["sent on the text OK with another status", 400, "OK", { kind: "sent" }],
    ["sent on the text OK with a line break after it", 500, "OK\n", { kind: "sent" }],
    [
      "rejected with the provider's text",
      400,
      " The Public Key is invalid\n",
      { kind: "rejected", text: "The Public Key is invalid" },
    ],
    ["rejected without a text", 500, "", { kind: "rejected", text: "" }],
    [
      "rejected without the text of an HTML page",
      502,
      "\n<!DOCTYPE html><title>Bad gateway</title>",
      { kind: "rejected", text: "" },
    ],
    [
      "rejected without the text of a bare HTML page",
      502,
      "<html>\n<head><title>502</title></head></html>",
      { kind: "rejected", text: "" },
    ],
  ])("is %s", async (_, status, text, result) => {
    fetchMock.mockResolvedValue(answer(status, text));
    expect(await send()).toEqual(result);
  });

  it("cuts a long text of the provider", async () => {
    fetchMock.mockResolvedValue(answer(400, "x".repeat(10_240)));
    expect(await send()).toEqual({ kind: "rejected", text: `${"x".repeat(300)}…` });
  });

  it("keeps a text of just the permitted length", async () => {
    fetchMock.mockResolvedValue(answer(400, "x".repeat(300)));
    expect(await send()).toEqual({ kind: "rejected", text: "x".repeat(300) });
  });

  it("is unreachable when the network fails", async () => {
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await send()).toEqual({ kind: "unreachable" });
  });

  it("is unreachable when the answer breaks off", async () => {
    fetchMock.mockResolvedValue({
      status: 200,
      ok: true,
      text: () => Promise.reject(new TypeError()),
    });
    expect(await send()).toEqual({ kind: "unreachable" });
  });

  it.each(["publicKey", "serviceId", "templateId"])("names %s when it is missing", async (id) => {
    expect(await send({ [id]: "" })).toEqual({ kind: "missing", id });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("names the first of several missing account data", async () => {
    const result = await send({ publicKey: "", serviceId: "", templateId: "" });
    expect(result).toEqual({ kind: "missing", id: "publicKey" });
  });
});

describe("a provider that does not answer", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("is unreachable after 20 seconds, not before", async () => {
    fetchMock.mockReturnValue(new Promise(() => undefined));
    const settled = jest.fn();
    send().then(settled);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ kind: "unreachable" });
  });

  it("leaves no timer behind once it has answered", async () => {
    fetchMock.mockResolvedValue(answer(200, "OK"));
    await send();
    expect(jest.getTimerCount()).toBe(0);
  });
});
