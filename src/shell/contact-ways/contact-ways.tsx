import { useSite } from "../../components/site-context";
import { fill } from "../../content/fill-placeholders";
import { phoneHref, viberHref, whatsappHref } from "../../domain/links";
import { Icon } from "../../ui/icon/icon";

/** Three links to reach the centre by its first number: call, Viber, WhatsApp. */
export function ContactWays() {
  const { centre, texts } = useSite();
  const { contact } = texts;
  const [phone = ""] = centre.phones;
  return (
    <>
      <a href={phoneHref(phone)} aria-label={fill(contact.call, { phone })}>
        <Icon name="phone" />
        {contact.contactBar.call}
      </a>
      <a href={viberHref(phone)} aria-label={fill(contact.viberNumber, { phone })}>
        <Icon name="viber" />
        {contact.contactBar.viber}
      </a>
      <a
        href={whatsappHref(phone, contact.whatsappMessage)}
        aria-label={fill(contact.whatsappNumber, { phone })}
      >
        <Icon name="whatsapp" />
        {contact.contactBar.whatsapp}
      </a>
    </>
  );
}
