import {
  getDirectionsHref,
  getMailHref,
  getMapHref,
  getPhoneHref,
  getWhatsappHref,
} from "../../../src/domain/hrefs";

const phone = "+387 61 111-101";
const point = { lat: 43.83, lng: -18.31 };

it.each([
  [getPhoneHref(phone), "tel:+38761111101"],
  [
    getWhatsappHref(phone, "Možete li & kada?"),
    "https://wa.me/38761111101?text=Mo%C5%BEete%20li%20%26%20kada%3F",
  ],
  [
    getMailHref("a@b.ba", { subject: "Šta & kako", body: "1+1=2 # 100%" }),
    "mailto:a@b.ba?subject=%C5%A0ta%20%26%20kako&body=1%2B1%3D2%20%23%20100%25",
  ],
  // Mail programs want CRLF.
  [
    getMailHref("a@b.ba", { subject: "s", body: "1\n2\r\n\n3" }),
    "mailto:a@b.ba?subject=s&body=1%0D%0A2%0D%0A%0D%0A3",
  ],
  [getDirectionsHref(point), "https://www.google.com/maps/dir/?api=1&destination=43.83,-18.31"],
  [getMapHref(point), "https://www.google.com/maps/search/?api=1&query=43.83,-18.31"],
])("what a link opens is encoded: %s", (href, expected) => {
  expect(href).toBe(expected);
});
