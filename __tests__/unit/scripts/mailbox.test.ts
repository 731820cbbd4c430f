/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { LOCAL_SERVICE, withLocalMailbox } from "../../../scripts/server/local-service";
import { startServer } from "../../../scripts/server/server";
import type { ServiceConfig } from "../../../src/enquiry/service-config";
import { makeSite, send } from "./site-fixture";

const noKeys = { ...LOCAL_SERVICE, publicKey: "", serviceId: "", templateId: "" };
const fields = { name: "Ana <b>Anić</b>", email: "ana@primjer.ba", message: "a\u001b[2Jb\nc" };
const valid = {
  user_id: "lokalni-kljuc",
  service_id: "lokalni-servis",
  template_id: "lokalni-sablon",
  template_params: fields,
};

/** A page whose head names the service as React writes it. */
function pageWith(service: ServiceConfig) {
  const content = JSON.stringify(service).replaceAll('"', "&quot;");
  return `<head><meta name="enquiry-service" content="${content}"/></head><p>&quot;$& {}</p>`;
}

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Serves a site with one page; `printed` collects what goes to the terminal. */
async function serve(service: ServiceConfig) {
  const site = makeSite({ "index.html": pageWith(service) });
  const printed: string[] = [];
  const { port, close } = await startServer({
    root: site.root,
    print: (text) => printed.push(text),
  });
  cleanups.push(site.remove, close);
  return {
    file: path.join(site.root, "index.html"),
    printed,
    get: (target: string) => send(port, target),
    post: (body: unknown, type = "application/json") =>
      send(port, "/api/v1.0/email/send", {
        method: "POST",
        headers: { "content-type": type },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
  };
}

test("a build without keys is served with the local ones, while its file stays as it was", async () => {
  const { get, file } = await serve(noKeys);
  expect((await get("/")).text).toBe(pageWith(LOCAL_SERVICE));
  expect(readFileSync(file, "utf8")).toBe(pageWith(noKeys));
  const foreign = '<meta name="description" content="{&quot;publicKey&quot;:&quot;&quot;}">';
  expect(withLocalMailbox(foreign)).toBe(foreign);
});

test("prints enquiries without control characters", async () => {
  const { post, printed } = await serve(noKeys);
  expect(await post(valid)).toMatchObject({ status: 200, text: "OK" });
  expect(printed).toEqual([
    "Novi upit (ostaje na ovom računaru):\n  Ime i prezime: Ana <b>Anić</b>\n  E-mail: ana@primjer.ba\n  Poruka: a[2Jb\n    c",
  ]);
});

test.each<[name: string, body: unknown, text: string, type?: string]>([
  ["malformed JSON", "{", "object"],
  ["a list", [], "object"],
  ["an empty key", { ...valid, user_id: "" }, "user_id"],
  ["no template", { ...valid, template_id: undefined }, "template_id"],
  ["wrong fields", { ...valid, template_params: "x" }, "template_params"],
  ["a type that any web page could send", valid, "object", "text/plain"],
])("refuses %s", async (_case, body, text, type = "application/json") => {
  const { post, printed } = await serve(noKeys);
  const answer = await post(body, type);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(text);
  expect(printed).toEqual([]);
});
