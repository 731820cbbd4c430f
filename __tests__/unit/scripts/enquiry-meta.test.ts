/** @jest-environment node */
import {
  readEnquiryService,
  wantsMailbox,
  withLocalMailbox,
} from "../../../scripts/server/enquiry-meta";
import { LOCAL_SERVICE } from "../../../scripts/server/local-service";
import { NO_KEYS, pageWith } from "./site-fixture";

const KEYS = { ...NO_KEYS, publicKey: "p", serviceId: "s", templateId: "t" };

describe("a page without keys", () => {
  test("is pointed at the local mailbox, and nothing else in it changes", () => {
    const html = pageWith(NO_KEYS, '<p>a &quot;b&quot; $& <meta name="other" content=""></p>');
    const rewritten = withLocalMailbox(html);
    expect(readEnquiryService(rewritten)).toEqual(LOCAL_SERVICE);
    const blank = (text: string) => text.replace(/(enquiry-service" content=")[^"]*/, "$1");
    expect(blank(rewritten)).toBe(blank(html));
  });

  test.each([
    [
      "attributes in another order",
      (json: string) => `<meta data-x="1" content="${json}" name="enquiry-service">`,
    ],
    ["single quotes", (json: string) => `<meta name='enquiry-service' content='${json}' />`],
    ["line breaks", (json: string) => `<meta\n  name="enquiry-service"\n  content="${json}"\n/>`],
  ])("may have %s", (_case, tag) => {
    const html = tag(JSON.stringify(NO_KEYS).replaceAll('"', "&quot;"));
    expect(readEnquiryService(html)).toEqual(NO_KEYS);
    expect(readEnquiryService(withLocalMailbox(html))).toEqual(LOCAL_SERVICE);
  });
});

describe("any other page stays as it is", () => {
  test.each([
    ["all keys", pageWith(KEYS)],
    ["one key", pageWith({ ...NO_KEYS, templateId: "t" })],
    ["no such meta", '<meta name="description" content="{&quot;publicKey&quot;:&quot;&quot;}">'],
    ["broken JSON", '<meta name="enquiry-service" content="{">'],
    ["no object", '<meta name="enquiry-service" content="null">'],
  ])("%s", (_case, html) => {
    expect(withLocalMailbox(html)).toBe(html);
  });
});

describe("wantsMailbox", () => {
  test("is for builds whose pages all lack keys", () => {
    expect(wantsMailbox(["<p>", pageWith(NO_KEYS)])).toBe(true);
    expect(wantsMailbox([pageWith(NO_KEYS), pageWith(KEYS)])).toBe(false);
    expect(wantsMailbox(["<p>"])).toBe(false);
    expect(wantsMailbox([])).toBe(false);
  });
});
