import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createMailboxMiddleware } from "../../../scripts/server/mailbox";

const valid = {
  user_id: "lokalni",
  service_id: "lokalni",
  template_id: "lokalni",
  template_params: { name: "Ana <b>Anić</b>", email: "ana@primjer.ba", message: "a\u001b[2Jb\nc" },
};

const printed: string[] = [];
const receive = createMailboxMiddleware((text) => printed.push(text));
const server = createServer((req, res) => receive(req, res, () => res.writeHead(404).end()));

beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => server.close());
beforeEach(() => printed.splice(0));

async function post(body: unknown, type = "application/json") {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

test("prints enquiries without control characters", async () => {
  expect(await post(valid)).toEqual({ status: 200, text: "OK" });
  expect(printed).toEqual([
    "Novi upit (ostaje na ovom računaru):\n  name: Ana <b>Anić</b>\n  email: ana@primjer.ba\n  message: a[2Jb\n    c",
  ]);
});

test.each<[name: string, body: unknown, text: string, type?: string]>([
  ["malformed JSON", "{", "object"],
  ["an empty key", { ...valid, user_id: "" }, "user_id"],
  ["a type that any web page could send", valid, "object", "text/plain"],
])("refuses %s", async (_case, body, text, type = "application/json") => {
  const answer = await post(body, type);
  expect(answer).toEqual({ status: 400, text: expect.stringContaining(text) });
  expect(printed).toEqual([]);
});
