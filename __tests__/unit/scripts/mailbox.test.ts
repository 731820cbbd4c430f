/** @jest-environment node */
import { readFileSync } from "node:fs";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import path from "node:path";
import type { StoredEnquiry } from "../../../scripts/server/enquiry";
import { type EnquiryService, readEnquiryService } from "../../../scripts/server/enquiry-meta";
import { createMailboxMiddleware, type MailboxOptions } from "../../../scripts/server/mailbox";
import { startServer } from "../../../scripts/server/server";
import { makeSite, NO_KEYS, pageWith, send, sendEnquiry } from "./site-fixture";

const KEYS = { ...NO_KEYS, publicKey: "p", serviceId: "s", templateId: "t" };
const fields = {
  name: "Ana <b>Anić</b>",
  email: "ana@primjer.ba",
  phone: "061",
  message: "Zdravo",
};
const valid = {
  lib_version: "4.4.1",
  user_id: "lokalni-kljuc",
  service_id: "lokalni-servis",
  template_id: "lokalni-sablon",
  template_params: fields,
};

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Serves a site with one page; `printed` collects what goes to the terminal. */
async function serve(
  service: EnquiryService,
  options: { mailbox?: false; trouble?: MailboxOptions["trouble"] } = {},
) {
  const site = makeSite({ "index.html": pageWith(service) });
  const printed: string[] = [];
  const mailbox = options.mailbox ?? {
    print: (text: string) => printed.push(text),
    trouble: options.trouble,
  };
  const server = await startServer({ root: site.root, mailbox });
  cleanups.push(site.remove, server.close);
  return { ...server, root: site.root, printed };
}

const received = async (port: number): Promise<StoredEnquiry[]> =>
  JSON.parse((await send(port, "/lokalni-sanducic.json")).text);

describe("a build without keys", () => {
  test("is served with the local keys, while the built file stays as it was", async () => {
    const { port, root, mailboxUrl } = await serve(NO_KEYS);
    const { text } = await send(port, "/");
    expect(readEnquiryService(text)).toMatchObject({ publicKey: "lokalni-kljuc", host: "/" });
    expect(readFileSync(path.join(root, "index.html"), "utf8")).toBe(pageWith(NO_KEYS));
    expect(mailboxUrl).toBe(`http://127.0.0.1:${port}/lokalni-sanducic`);
  });

  test("keeps and prints an enquiry", async () => {
    const { port, printed } = await serve(NO_KEYS);
    const { status, headers, text } = await sendEnquiry(port, valid);
    expect([status, text]).toEqual([200, "OK"]);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(await received(port)).toEqual([
      expect.objectContaining({ id: 1, serviceId: "lokalni-servis", params: fields }),
    ]);
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain("Novi upit");
    expect(printed[0]).toContain("E-mail: ana@primjer.ba");
  });

  test("prints no control characters of an enquiry", async () => {
    const { port, printed } = await serve(NO_KEYS);
    await sendEnquiry(port, { ...valid, template_params: { message: "a\u001b[2Jb\nc" } });
    expect(printed[0]).toContain("Poruka: a[2Jb\n    c");
    expect(printed[0]).not.toContain("\u001b");
  });

  test("shows enquiries escaped and newest first", async () => {
    const { port } = await serve(NO_KEYS);
    await sendEnquiry(port, valid);
    await sendEnquiry(port, { ...valid, template_params: { message: "<script>druga</script>" } });
    const { text, headers } = await send(port, "/lokalni-sanducic");
    expect(text).toContain('<html lang="bs">');
    expect(text).toContain('<meta name="robots" content="noindex');
    expect(headers["cache-control"]).toBe("no-store");
    expect(text).toContain("Ana &lt;b&gt;Anić&lt;/b&gt;");
    expect(text).toContain("&lt;script&gt;druga");
    expect(text).not.toMatch(/<script|<b>/);
    expect(text.indexOf("druga")).toBeLessThan(text.indexOf("Anić"));
    expect((await received(port)).map(({ id }) => id)).toEqual([2, 1]);
  });

  test("shows an empty mailbox", async () => {
    const { port } = await serve(NO_KEYS);
    expect((await send(port, "/lokalni-sanducic")).text).toContain("Još nema upita");
  });

  test.each([
    ["malformed JSON", "{", "JSON"],
    ["a list", "[]", "JSON object"],
    ["no user_id", { ...valid, user_id: "" }, "public key"],
    ["no service_id", { ...valid, service_id: undefined }, "service ID not found"],
    ["no template_id", { ...valid, template_id: 5 }, "template ID not found"],
    ["wrong template_params", { ...valid, template_params: "x" }, "template_params"],
  ])("refuses %s", async (_case, body, text) => {
    const { port, printed } = await serve(NO_KEYS);
    const response = await sendEnquiry(port, body);
    expect(response.status).toBe(400);
    expect(response.text).toContain(text);
    expect(await received(port)).toEqual([]);
    expect(printed).toEqual([]);
  });

  test("refuses a type that foreign web pages could send", async () => {
    const { port } = await serve(NO_KEYS);
    expect((await sendEnquiry(port, valid, { "content-type": "text/plain" })).status).toBe(400);
    expect(await received(port)).toEqual([]);
  });

  test("refuses more than 1 MB", async () => {
    const { port } = await serve(NO_KEYS);
    const withMessage = (size: number) => ({
      ...valid,
      template_params: { message: "a".repeat(size) },
    });
    expect((await sendEnquiry(port, withMessage(1024 * 1024))).status).toBe(413);
    expect((await sendEnquiry(port, withMessage(1000 * 1000))).status).toBe(200);
    expect(await received(port)).toHaveLength(1);
  });

  test("can be told by a test to have trouble", async () => {
    const plan = [{ status: 500, text: "Kvar" }, { drop: true }, { delayMs: 50 }];
    const { port } = await serve(NO_KEYS, { trouble: () => plan.shift() });
    expect(await sendEnquiry(port, valid)).toMatchObject({ status: 500, text: "Kvar" });
    await expect(sendEnquiry(port, valid)).rejects.toThrow();
    expect(await received(port)).toEqual([]);
    const before = performance.now();
    expect((await sendEnquiry(port, valid)).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(45);
  });
});

describe.each([
  ["with keys", KEYS, {}],
  ["with the mailbox switched off", NO_KEYS, { mailbox: false } as const],
])("a build %s", (_case, service, options) => {
  test("has no mailbox and its pages are untouched", async () => {
    const { port, mailboxUrl } = await serve(service, options);
    expect(mailboxUrl).toBeNull();
    expect((await send(port, "/")).text).toBe(pageWith(service));
    expect((await sendEnquiry(port, valid)).status).toBe(405);
    expect((await send(port, "/lokalni-sanducic")).status).toBe(404);
    expect((await send(port, "/lokalni-sanducic.json")).status).toBe(404);
  });
});

test("the middleware takes a body that gatsby develop has parsed, and passes the rest on", async () => {
  const handle = createMailboxMiddleware({ print: () => {} });
  const next = jest.fn();
  const requestOf = (fields: object) => Object.assign(new IncomingMessage(new Socket()), fields);
  const other = requestOf({ url: "/drugo", method: "GET" });
  handle(other, new ServerResponse(other), next);
  expect(next).toHaveBeenCalledTimes(1);
  const headers = { "content-type": "application/json" };
  const url = "/api/v1.0/email/send";
  const request = requestOf({ url, method: "POST", headers, body: valid });
  const response = new ServerResponse(request);
  const ended = new Promise<void>((resolve) => {
    jest.spyOn(response, "end").mockImplementation(() => {
      resolve();
      return response;
    });
  });
  handle(request, response, next);
  await ended;
  expect(response.statusCode).toBe(200);
  expect(next).toHaveBeenCalledTimes(1);
});
