import { getDirectionsHref, getMailHref, getMapHref, getPhoneHref } from "../../domain/links";
import { getAnnouncedClosures } from "../../domain/opening-hours";
import { buttonClass } from "../../ui/button/button";
import { EmailText } from "../../ui/email-text/email-text";
import { Icon } from "../../ui/icon/icon";
import { useToday } from "../../ui/use-now";
import { phoneNames, phoneWays } from "../contact-ways/contact-ways";
import { useSite } from "../site-context";
import { StatusChip } from "../status-chip/status-chip";
import { closureWords } from "../status-chip/status-words";
import * as css from "./contact-card.module.css";

/** Closures, shown from some days before until their last day. */
function Closures({ builtOn }: { readonly builtOn: string }) {
  const site = useSite();
  const today = useToday(builtOn);
  return getAnnouncedClosures(site.opening.closures, today).map((closure) => {
    const { title, text } = closureWords(closure, site);
    return (
      <dd key={`${closure.from} ${closure.reason}`} className={css.closure}>
        {title} <span className={css.plain}>{text}</span>
      </dd>
    );
  });
}

/** Square icon links beside a telephone number, which is itself a link to call. */
function NumberWays({ at }: { readonly at: number }) {
  return (
    <span className={css.ways}>
      {phoneWays(useSite(), at)
        .slice(1)
        .map(({ icon, href, name }) => (
          <a key={icon} className={css.way} href={href} aria-label={name}>
            <Icon name={icon} />
          </a>
        ))}
    </span>
  );
}

function Phones() {
  const { centre } = useSite();
  const names = phoneNames(centre);
  return centre.phones.map((phone, index) => (
    <dd key={index} className={css.number}>
      <a className={css.phone} href={getPhoneHref(phone)}>
        {phone}
      </a>
      <NumberWays at={index} />
      {names[index] && <span className={css.plain}>{names[index]}</span>}
    </dd>
  ));
}

/** Opening hours, closures to come, and whether the centre is open now. */
function Hours() {
  const { hoursLines, weekendLine, builtOn } = useSite();
  return (
    <>
      {hoursLines.map(({ days, range }) => (
        <dd key={days}>
          <span className={css.line}>{`${days}:`}</span> <span className={css.line}>{range}</span>
        </dd>
      ))}
      {weekendLine && <dd className={css.plain}>{weekendLine}</dd>}
      {builtOn && <Closures builtOn={builtOn} />}
      <dd className={css.chip}>
        <StatusChip />
      </dd>
    </>
  );
}

function MapLinks() {
  const { centre, texts } = useSite();
  const { directions, directionsLabel, openInMaps, openInMapsLabel } = texts.location;
  const links = [
    ["solid", getDirectionsHref(centre.map), directions, directionsLabel],
    ["secondary", getMapHref(centre.map), openInMaps, openInMapsLabel],
  ] as const;
  return (
    <div className={css.actions}>
      {links.map(([variant, href, label, name]) => (
        <a
          key={variant}
          className={buttonClass({ variant, size: "small" })}
          href={href}
          aria-label={name}
          target="_blank"
          rel="noopener"
        >
          {label}
        </a>
      ))}
    </div>
  );
}

/** Address, telephone numbers, e-mail and hours, with links to call, write and navigate. */
export function ContactCard() {
  const { centre, texts } = useSite();
  const { contact } = texts;
  return (
    <div className={css.card}>
      <dl className={css.facts}>
        <div>
          <dt>{contact.address}</dt>
          <dd className={css.address}>
            <span>{centre.address.street},</span> <span>{centre.address.place}</span>
          </dd>
        </div>
        <div>
          <dt>{contact.phones}</dt>
          <Phones />
        </div>
        <div>
          <dt>{contact.email}</dt>
          <dd>
            <a className={css.phone} href={getMailHref(centre.email)}>
              <EmailText>{centre.email}</EmailText>
            </a>
          </dd>
        </div>
        <div>
          <dt>{contact.hours}</dt>
          <Hours />
        </div>
      </dl>
      <MapLinks />
    </div>
  );
}
