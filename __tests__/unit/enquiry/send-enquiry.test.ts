/** @jest-environment jsdom */
import { sendEnquiry } from "../../../src/enquiry/send-enquiry";
import { account, createResponse, fetchMock, installFetch } from "./fake-service";

const enquiry = { name: "Amra", phone: "061 123 456", email: "a@example.com", message: "Zdravo" };
const send = (changes = {}) => sendEnquiry(enquiry, { ...account, ...changes });

beforeEach(installFetch);

it("posts the enquiry as JSON with the account data", async () => {
  fetchMock.mockResolvedValue(createResponse(200, "OK"));
  await send();
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe("https://mail.test/api/v1.0/email/send");
  expect(init?.method).toBe("POST");
  expect(init?.headers).toEqual({ "Content-type": "application/json" });
  expect(JSON.parse(String(init?.body))).toEqual({
    lib_version: "4.4.1",
    user_id: "key-1",
    service_id: "service-1",
    template_id: "template-1",
    template_params: enquiry,
  });
});

it.each([
  [200, "OK", { kind: "sent" }],
  [500, "OK\n", { kind: "sent" }],
  [400, " The Public Key is invalid\n", { kind: "rejected", text: "The Public Key is invalid" }],
  [500, "", { kind: "rejected", text: "" }],
  [502, "\n<!DOCTYPE html><title>Bad gateway</title>", { kind: "rejected", text: "" }],
  [400, "x".repeat(10_240), { kind: "rejected", text: `${"x".repeat(300)}…` }],
])("the result of status %i with %j is %j", async (status, text, result) => {
  fetchMock.mockResolvedValue(createResponse(status, text));
  expect(await send()).toEqual(result);
});

it("the result is “unreachable” when the network fails or the response is cut off", async () => {
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await send()).toEqual({ kind: "unreachable" });
  const text = () => Promise.reject(new TypeError());
  fetchMock.mockResolvedValue({ ...createResponse(200, ""), text });
  expect(await send()).toEqual({ kind: "unreachable" });
});

it.each(["publicKey", "serviceId", "templateId"])(
  "the result names %s when it is missing",
  async (id) => {
    expect(await send({ [id]: "" })).toEqual({ kind: "unset", id });
    expect(fetchMock).not.toHaveBeenCalled();
  },
);
