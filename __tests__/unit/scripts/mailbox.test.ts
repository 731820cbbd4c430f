import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createMailboxMiddleware } from "../../../scripts/server/mailbox";

const request = {
  template_params: { name: "Ana <b>Anić</b>", email: "ana@primjer.ba", message: "a\u001b[2Jb\nc" },
};

const printed: string[] = [];
const receive = createMailboxMiddleware((text) => printed.push(text));
const server = createServer((req, res) => receive(req, res, () => res.writeHead(404).end()));

beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => server.close());
beforeEach(() => printed.splice(0));

async function post(body: string) {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/v1.0/email/send`;
  const { status } = await fetch(url, { method: "POST", body });
  return status;
}

test("prints enquiries without control characters", async () => {
  expect(await post(JSON.stringify(request))).toBe(200);
  expect(printed).toEqual([
    "Novi upit (ostaje na ovom računaru):\n  name: Ana <b>Anić</b>\n  email: ana@primjer.ba\n  message: a[2Jb\n    c",
  ]);
});

test.each(["{", "null"])("refuses the body %s", async (body) => {
  expect(await post(body)).toBe(400);
  expect(printed).toEqual([]);
});
