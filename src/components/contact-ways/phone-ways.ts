import { fill } from "../../content/fill-placeholders";
import { phoneHref, viberHref, whatsappHref } from "../../domain/links";
import type { Site } from "../site-context";

/** Links to call and to write to a number: `word` for narrow places, `label`, `name` for screen readers. */
export function phoneWays({ centre, texts }: Site, phone = centre.phones[0] ?? "") {
  const { contactBar, ...contact } = texts.contact;
  const call = fill(contact.call, { phone });
  return [
    { icon: "phone", href: phoneHref(phone), word: contactBar.call, label: call, name: call },
    {
      icon: "viber",
      href: viberHref(phone),
      word: contactBar.viber,
      label: contact.viber,
      name: fill(contact.viberNumber, { phone }),
    },
    {
      icon: "whatsapp",
      href: whatsappHref(phone, contact.whatsappMessage),
      word: contactBar.whatsapp,
      label: contact.whatsapp,
      name: fill(contact.whatsappNumber, { phone }),
    },
  ] as const;
}
