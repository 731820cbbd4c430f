/** @jest-environment node */
import {
  directionsHref,
  mailHref,
  mapHref,
  phoneHref,
  viberHref,
  whatsappHref,
} from "../../../src/domain/links";

const phone = "+387 61 111-101";

describe("links to the centre", () => {
  it("calls the number without spaces and hyphens", () => {
    expect(phoneHref(phone)).toBe("tel:+38761111101");
  });

  it("opens Viber with an encoded plus", () => {
    expect(viberHref(phone)).toBe("viber://chat?number=%2B38761111101");
  });

  it("opens WhatsApp without a plus and with the message encoded", () => {
    expect(whatsappHref(phone, "Možete li & kada?")).toBe(
      "https://wa.me/38761111101?text=Mo%C5%BEete%20li%20%26%20kada%3F",
    );
  });

  it("writes to the address alone when there is no prepared e-mail", () => {
    expect(mailHref("pisite@sanjalica.example")).toBe("mailto:pisite@sanjalica.example");
  });

  it("encodes diacritics, ampersands and equals signs of subject and body", () => {
    expect(mailHref("a@b.ba", { subject: "Šta & kako", body: "1+1=2 # 100%" })).toBe(
      "mailto:a@b.ba?subject=%C5%A0ta%20%26%20kako&body=1%2B1%3D2%20%23%20100%25",
    );
  });

  it("breaks lines of the body with CRLF, however they are broken in the text", () => {
    expect(mailHref("a@b.ba", { subject: "s", body: "1\n2\r\n\n3" })).toBe(
      "mailto:a@b.ba?subject=s&body=1%0D%0A2%0D%0A%0D%0A3",
    );
  });

  it("starts navigation to the point", () => {
    expect(directionsHref({ lat: 43.83, lng: 18.31 })).toBe(
      "https://www.google.com/maps/dir/?api=1&destination=43.83,18.31",
    );
  });

  it("shows the point on the map", () => {
    expect(mapHref({ lat: 43.83, lng: -18.31 })).toBe(
      "https://www.google.com/maps/search/?api=1&query=43.83,-18.31",
    );
  });
});
