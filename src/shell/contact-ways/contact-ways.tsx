import { useSite } from "../../components/site-context";
import { fill } from "../../content/fill-placeholders";
import { directionsHref, phoneHref, viberHref, whatsappHref } from "../../domain/links";
import { Icon } from "../../ui/icon/icon";

interface ContactWaysProps {
  /** Shows a label under each icon. */
  readonly withLabels?: boolean;
}

/** Four links to reach the centre: call, Viber, WhatsApp (the first number) and directions. */
export function ContactWays({ withLabels = false }: ContactWaysProps) {
  const { centre, texts } = useSite();
  const { contact } = texts;
  const [phone = ""] = centre.phones;
  const label = (text: string) => (withLabels ? text : null);
  return (
    <>
      <a href={phoneHref(phone)} aria-label={fill(contact.call, { phone })}>
        <Icon name="phone" />
        {label(contact.contactBar.call)}
      </a>
      <a href={viberHref(phone)} aria-label={fill(contact.viberNumber, { phone })}>
        <Icon name="viber" />
        {label(contact.contactBar.viber)}
      </a>
      <a
        href={whatsappHref(phone, contact.whatsappMessage)}
        aria-label={fill(contact.whatsappNumber, { phone })}
      >
        <Icon name="whatsapp" />
        {label(contact.contactBar.whatsapp)}
      </a>
      <a
        href={directionsHref(centre.map)}
        aria-label={contact.contactBar.directionsLabel}
        target="_blank"
        rel="noopener"
      >
        <Icon name="directions" />
        {label(contact.contactBar.directions)}
      </a>
    </>
  );
}
