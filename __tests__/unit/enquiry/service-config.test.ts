import { readServiceConfig } from "../../../src/enquiry/service-config";

afterEach(() => document.head.replaceChildren());

const all = { publicKey: "k", serviceId: "s", templateId: "t", host: "/" };
const none = { publicKey: "", serviceId: "", templateId: "", host: "" };

it.each([
  ["are read from their meta element", all, all],
  ["are empty where the site is built without them", { host: "/" }, { ...none, host: "/" }],
  ["are empty in a page without the element", undefined, none],
])("the account data in the page %s", (_, written, read) => {
  const meta = document.createElement("meta");
  meta.name = "enquiry-service";
  meta.content = JSON.stringify(written);
  document.head.replaceChildren(...(written ? [meta] : []));
  expect(readServiceConfig()).toEqual(read);
});
