import { readServiceConfig } from "../../../src/enquiry/service-config";

afterEach(() => document.head.replaceChildren());

describe("the account data in the page", () => {
  it("are read from their meta element", () => {
    document.head.innerHTML =
      '<meta name="enquiry-service" content="{&quot;publicKey&quot;:&quot;k&quot;,&quot;serviceId&quot;:&quot;s&quot;,&quot;templateId&quot;:&quot;t&quot;,&quot;host&quot;:&quot;/&quot;}">';
    expect(readServiceConfig()).toEqual({
      publicKey: "k",
      serviceId: "s",
      templateId: "t",
      host: "/",
    });
  });

  it("are empty where the site is built without them", () => {
    document.head.innerHTML = `<meta name="enquiry-service" content='{"host":"/"}'>`;
    expect(readServiceConfig()).toEqual({
      publicKey: "",
      serviceId: "",
      templateId: "",
      host: "/",
    });
  });

  it("are empty in a page without the element", () => {
    expect(readServiceConfig()).toEqual({ publicKey: "", serviceId: "", templateId: "", host: "" });
  });
});
