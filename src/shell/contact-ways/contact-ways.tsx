import { useSite } from "../../components/site-context";
import { fill } from "../../content/fill-placeholders";
import { directionsHref, phoneHref, viberHref, whatsappHref } from "../../domain/links";
import { Icon } from "../../ui/icon/icon";

interface ContactWaysProps {
  /** Shows a word under each icon. */
  readonly withWords?: boolean;
}

/** Four links that need no form: call, Viber, WhatsApp and navigation, with the first number. */
export function ContactWays({ withWords = false }: ContactWaysProps) {
  const { centre, texts } = useSite();
  const { contact } = texts;
  const [phone = ""] = centre.phones;
  const word = (text: string) => (withWords ? text : null);
  return (
    <>
      <a href={phoneHref(phone)} aria-label={fill(contact.call, { phone })}>
        <Icon name="phone" />
        {word(contact.quickBar.call)}
      </a>
      <a href={viberHref(phone)} aria-label={fill(contact.viberNumber, { phone })}>
        <Icon name="viber" />
        {word(contact.quickBar.viber)}
      </a>
      <a
        href={whatsappHref(phone, contact.whatsappMessage)}
        aria-label={fill(contact.whatsappNumber, { phone })}
      >
        <Icon name="whatsapp" />
        {word(contact.quickBar.whatsapp)}
      </a>
      <a
        href={directionsHref(centre.map)}
        aria-label={contact.quickBar.directionsLabel}
        target="_blank"
        rel="noopener"
      >
        <Icon name="directions" />
        {word(contact.quickBar.directions)}
      </a>
    </>
  );
}
