import { fill } from "../../content/fill-placeholders";
import { phoneHref, viberHref, whatsappHref } from "../../domain/links";
import { Icon } from "../../ui/icon/icon";
import { useSite } from "../site-context";
import * as css from "./contact-card.module.css";

interface NumberWaysProps {
  readonly phone: string;
  readonly callLabel: string;
}

/** Square icon links beside a telephone number: call, Viber, WhatsApp. */
export function NumberWays({ phone, callLabel }: NumberWaysProps) {
  const { contact } = useSite().texts;
  return (
    <span className={css.ways}>
      <a className={`${css.way} ${css.call}`} href={phoneHref(phone)} aria-label={callLabel}>
        <Icon name="phone" />
      </a>
      <a
        className={css.way}
        href={viberHref(phone)}
        aria-label={fill(contact.viberNumber, { phone })}
      >
        <Icon name="viber" />
      </a>
      <a
        className={css.way}
        href={whatsappHref(phone, contact.whatsappMessage)}
        aria-label={fill(contact.whatsappNumber, { phone })}
      >
        <Icon name="whatsapp" />
      </a>
    </span>
  );
}
