import { fill } from "../content/fill-placeholders";
import { getDirectionsHref, getPhoneHref, getViberHref, getWhatsappHref } from "../domain/hrefs";
import { Icon } from "../ui/icon/icon";
import { inNewTab } from "../ui/links";
import { type SharedContent, useSharedContent } from "./use-shared-content";

/** Render links that call the centre's first number and write to it, and on request one to directions. */
export function ContactLinks({ hasDirections }: { readonly hasDirections?: boolean }) {
  const shared = useSharedContent();
  const { contactBar } = shared.texts.contact;
  return (
    <>
      {getCallAndChatLinks(shared).map(({ icon, href, shortLabel, ariaLabel }) => (
        <a key={icon} href={href} aria-label={ariaLabel}>
          <Icon name={icon} />
          {shortLabel}
        </a>
      ))}
      {hasDirections && (
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

/** Return links for calls, Viber and WhatsApp, in this order. `shortLabel` is for narrow places. */
export function getCallAndChatLinks({ centre, texts }: SharedContent, index = 0) {
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
      ariaLabel: call,
    },
    {
      icon: "viber",
      href: getViberHref(phone),
      shortLabel: contactBar.viber,
      label: contact.viber,
      ariaLabel: fill(contact.viberNumber, placeholders),
    },
    {
      icon: "whatsapp",
      href: getWhatsappHref(phone, contact.whatsappMessage),
      shortLabel: contactBar.whatsapp,
      label: contact.whatsapp,
      ariaLabel: fill(contact.whatsappNumber, placeholders),
    },
  ] as const;
}
