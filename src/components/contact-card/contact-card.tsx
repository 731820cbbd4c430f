import { getDirectionsHref, getMailHref, getMapHref, getPhoneHref } from "../../domain/hrefs";
import { getButtonClass } from "../../ui/button/button";
import { EmailText } from "../../ui/email-text/email-text";
import { Icon } from "../../ui/icon/icon";
import { inNewTab } from "../../ui/links";
import { getPhoneLinks, getPhoneNames } from "../contact-links/contact-links";
import { HoursLines } from "../hours-lines/hours-lines";
import { useClosureTexts } from "../status-chip/opening-texts";
import { StatusChip } from "../status-chip/status-chip";
import { useShared } from "../use-shared";
import * as css from "./contact-card.module.css";

function Phones() {
  const shared = useShared();
  const names = getPhoneNames(shared.centre);
  return shared.centre.phones.map((phone, index) => {
    const [, ...chatLinks] = getPhoneLinks(shared, index);
    return (
      <dd key={index} className={css.number}>
        <a className={css.phone} href={getPhoneHref(phone)}>
          {phone}
        </a>
        <span className={css.ways}>
          {chatLinks.map(({ icon, href, name }) => (
            <a key={icon} className={css.way} href={href} aria-label={name}>
              <Icon name={icon} />
            </a>
          ))}
        </span>
        {names[index] && <span className={css.plain}>{names[index]}</span>}
      </dd>
    );
  });
}

function Hours() {
  const closures = useClosureTexts();
  return (
    <>
      <HoursLines as="dd" weekendClass={css.plain} />
      {closures.map(({ key, title, text }) => (
        <dd key={key} className={css.closure}>
          {title} <span className={css.plain}>{text}</span>
        </dd>
      ))}
      <dd className={css.chip}>
        <StatusChip />
      </dd>
    </>
  );
}

function MapLinks() {
  const { centre, texts } = useShared();
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
          className={getButtonClass({ variant, size: "small" })}
          href={href}
          aria-label={name}
          {...inNewTab}
        >
          {label}
        </a>
      ))}
    </div>
  );
}

/** Render address, telephone numbers, e-mail and hours, with links to call, write and navigate. */
export function ContactCard() {
  const { centre, texts } = useShared();
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
