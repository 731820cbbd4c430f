import { fill } from "../../content/fill-placeholders";
import { getDirectionsHref, getPhoneHref, getViberHref, getWhatsappHref } from "../../domain/links";
import { Icon } from "../../ui/icon/icon";
import { type Site, useSite } from "../site-context";

/** Three links to reach the centre by its first number: call, Viber, WhatsApp; a fourth to directions. */
export function ContactWays({ directions }: { readonly directions?: boolean }) {
  const site = useSite();
  const { contactBar } = site.texts.contact;
  return (
    <>
      {phoneWays(site).map(({ icon, href, word, name }) => (
        <a key={icon} href={href} aria-label={name}>
          <Icon name={icon} />
          {word}
        </a>
      ))}
      {directions && (
        <a
          href={getDirectionsHref(site.centre.map)}
          aria-label={contactBar.directionsLabel}
          target="_blank"
          rel="noopener"
        >
          <Icon name="directions" />
          {contactBar.directions}
        </a>
      )}
    </>
  );
}

/** Who answers each of the numbers, where content says it. */
export const phoneNames = ({ phoneName, phoneName2 }: Site["centre"]) => [phoneName, phoneName2];

/** Links to call and to write to a number: `word` for narrow places, `label`, `name` for screen readers. */
export function phoneWays({ centre, texts }: Site, at = 0) {
  const phone = centre.phones[at] ?? "";
  const who = phoneNames(centre)[at];
  const number = { phone: who ? `${phone}, ${who}` : phone };
  const { contactBar, ...contact } = texts.contact;
  const call = fill(contact.call, number);
  return [
    { icon: "phone", href: getPhoneHref(phone), word: contactBar.call, label: call, name: call },
    {
      icon: "viber",
      href: getViberHref(phone),
      word: contactBar.viber,
      label: contact.viber,
      name: fill(contact.viberNumber, number),
    },
    {
      icon: "whatsapp",
      href: getWhatsappHref(phone, contact.whatsappMessage),
      word: contactBar.whatsapp,
      label: contact.whatsapp,
      name: fill(contact.whatsappNumber, number),
    },
  ] as const;
}
