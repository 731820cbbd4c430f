/** @jest-environment node */
import {
  getDirectionsHref,
  getMailHref,
  getMapHref,
  getPhoneHref,
  getWhatsappHref,
} from "../../../src/domain/links";

const phone = "+387 61 111-101";
const point = { lat: 43.83, lng: -18.31 };

it.each([
  ["the number without spaces and hyphens", getPhoneHref(phone), "tel:+38761111101"],
  [
    "WhatsApp without a plus, the message encoded",
    getWhatsappHref(phone, "Možete li & kada?"),
    "https://wa.me/38761111101?text=Mo%C5%BEete%20li%20%26%20kada%3F",
  ],
  [
    "an e-mail with everything encoded",
    getMailHref("a@b.ba", { subject: "Šta & kako", body: "1+1=2 # 100%" }),
    "mailto:a@b.ba?subject=%C5%A0ta%20%26%20kako&body=1%2B1%3D2%20%23%20100%25",
  ],
  [
    "an e-mail with lines broken by CRLF, however they are in the text",
    getMailHref("a@b.ba", { subject: "s", body: "1\n2\r\n\n3" }),
    "mailto:a@b.ba?subject=s&body=1%0D%0A2%0D%0A%0D%0A3",
  ],
  [
    "navigation to the point",
    getDirectionsHref(point),
    "https://www.google.com/maps/dir/?api=1&destination=43.83,-18.31",
  ],
  [
    "the point on the map",
    getMapHref(point),
    "https://www.google.com/maps/search/?api=1&query=43.83,-18.31",
  ],
])("a link opens %s", (_, href, expected) => {
  expect(href).toBe(expected);
});
