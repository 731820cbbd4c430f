import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LOCAL_SERVICE, serviceFile } from "../../../scripts/server/local-service";
import { type RunningServer, startServer } from "../../../scripts/server/server";

const valid = {
  user_id: "lokalni-kljuc",
  service_id: "lokalni-servis",
  template_id: "lokalni-sablon",
  template_params: { name: "Ana <b>Anić</b>", email: "ana@primjer.ba", message: "a\u001b[2Jb\nc" },
};

/** The data of the contact page. */
function dataWith(enquiryService: object) {
  return JSON.stringify({ title: '$& {"}', site: { siteMetadata: { enquiryService } } });
}
const withoutKeys = dataWith({ ...LOCAL_SERVICE, publicKey: "", serviceId: "", templateId: "" });

let root: string;
let server: RunningServer;
let printed: string[];

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), "sanjalica-site-"));
  mkdirSync(path.dirname(path.join(root, serviceFile)), { recursive: true });
  writeFileSync(path.join(root, serviceFile), withoutKeys);
  printed = [];
  server = await startServer({ root, print: (text) => printed.push(text) });
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

async function post(body: unknown, type = "application/json") {
  const answer = await fetch(`${server.url}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

test("a build without keys is served with the local ones", async () => {
  const sent = await fetch(server.url + serviceFile);
  expect(await sent.text()).toBe(dataWith(LOCAL_SERVICE));
  expect(readFileSync(path.join(root, serviceFile), "utf8")).toBe(withoutKeys);
});

test("prints enquiries without control characters", async () => {
  expect(await post(valid)).toEqual({ status: 200, text: "OK" });
  expect(printed).toEqual([
    "Novi upit (ostaje na ovom računaru):\n  Ime i prezime: Ana <b>Anić</b>\n  E-mail: ana@primjer.ba\n  Poruka: a[2Jb\n    c",
  ]);
});

test("takes no enquiry where the build has keys", async () => {
  writeFileSync(path.join(root, serviceFile), dataWith({ ...LOCAL_SERVICE, publicKey: "k" }));
  expect((await post(valid)).status).toBe(404);
  expect(printed).toEqual([]);
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
