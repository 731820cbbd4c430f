import { fill } from "../../content/fill-placeholders";
import { getDirectionsHref, getPhoneHref, getViberHref, getWhatsappHref } from "../../domain/hrefs";
import { Icon } from "../../ui/icon/icon";
import { inNewTab } from "../../ui/links";
import { type SharedContent, useShared } from "../use-shared";

/** Render links to call the centre's first number and to write to it, optionally with one to directions. */
export function ContactLinks({ directions }: { readonly directions?: boolean }) {
  const shared = useShared();
  const { contactBar } = shared.texts.contact;
  return (
    <>
      {getPhoneLinks(shared).map(({ icon, href, shortLabel, name }) => (
        <a key={icon} href={href} aria-label={name}>
          <Icon name={icon} />
          {shortLabel}
        </a>
      ))}
      {directions && (
        <a
          href={getDirectionsHref(shared.centre.map)}
          aria-label={contactBar.directionsLabel}
          {...inNewTab}
        >
          <Icon name="directions" />
          {contactBar.directions}
        </a>
      )}
    </>
  );
}

/** Return the names of the people who answer the centre's numbers; null or undefined where content has none. */
export const getPhoneNames = ({ phoneName, phoneName2 }: SharedContent["centre"]) => [
  phoneName,
  phoneName2,
];

/** Format a number with the name of the person who answers it: `+387 61 111 101, Amra`. */
export function formatPhone(centre: SharedContent["centre"], index: number): string {
  const name = getPhoneNames(centre)[index];
  return [centre.phones[index], name].filter(Boolean).join(", ");
}

/** Return links for calls, Viber and WhatsApp. `name` is the accessible name, `shortLabel` is for narrow places. */
export function getPhoneLinks({ centre, texts }: SharedContent, index = 0) {
  const phone = centre.phones[index] ?? "";
  const placeholders = { phone: formatPhone(centre, index) };
  const { contactBar, ...contact } = texts.contact;
  const call = fill(contact.call, placeholders);
  return [
    {
      icon: "phone",
      href: getPhoneHref(phone),
      shortLabel: contactBar.call,
      label: call,
      name: call,
    },
    {
      icon: "viber",
      href: getViberHref(phone),
      shortLabel: contactBar.viber,
      label: contact.viber,
      name: fill(contact.viberNumber, placeholders),
    },
    {
      icon: "whatsapp",
      href: getWhatsappHref(phone, contact.whatsappMessage),
      shortLabel: contactBar.whatsapp,
      label: contact.whatsapp,
      name: fill(contact.whatsappNumber, placeholders),
    },
  ] as const;
}
