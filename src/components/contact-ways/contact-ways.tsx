import { directionsHref } from "../../domain/links";
import { Icon } from "../../ui/icon/icon";
import { useSite } from "../site-context";
import { phoneWays } from "./phone-ways";

interface ContactWaysProps {
  /** A fourth link, to directions. */
  readonly directions?: boolean;
}

/** Three links to reach the centre by its first number: call, Viber, WhatsApp. */
export function ContactWays({ directions = false }: ContactWaysProps) {
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
          href={directionsHref(site.centre.map)}
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
