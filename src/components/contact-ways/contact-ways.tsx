import { Icon } from "../../ui/icon/icon";
import { useSite } from "../site-context";
import { phoneWays } from "./phone-ways";

/** Three links to reach the centre by its first number: call, Viber, WhatsApp. */
export function ContactWays() {
  return phoneWays(useSite()).map(({ icon, href, word, name }) => (
    <a key={icon} href={href} aria-label={name}>
      <Icon name={icon} />
      {word}
    </a>
  ));
}
