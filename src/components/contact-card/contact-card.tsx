import { getDirectionsHref, getMailHref, getMapHref, getPhoneHref } from "../../domain/hrefs";
import { getButtonClass } from "../../ui/button/button";
import { EmailText } from "../../ui/email-text";
import { Icon } from "../../ui/icon/icon";
import { inNewTab } from "../../ui/links";
import { getCallAndChatLinks, getPhoneNames } from "../contact-links";
import { HoursLines } from "../hours-lines";
import { StatusChip } from "../status-chip/status-chip";
import { useClosureTexts } from "../use-opening-texts";
import { useSharedContent } from "../use-shared-content";
import * as css from "./contact-card.module.css";

function Phones() {
  const shared = useSharedContent();
  const names = getPhoneNames(shared.centre);
  return shared.centre.phones.map((phone, index) => {
    const [, ...chatLinks] = getCallAndChatLinks(shared, index);
    return (
      <dd key={index} className={css.phoneRow}>
        <a className={css.contactLink} href={getPhoneHref(phone)}>
          {phone}
        </a>
        <span className={css.chatLinks}>
          {chatLinks.map(({ icon, href, ariaLabel }) => (
            <a key={icon} className={css.chatLink} href={href} aria-label={ariaLabel}>
              <Icon name={icon} />
            </a>
          ))}
        </span>
        {names[index] && <span className={css.note}>{names[index]}</span>}
      </dd>
    );
  });
}

function Hours() {
  const closures = useClosureTexts();
  return (
    <>
      <HoursLines as="dd" weekendClass={css.note} />
      {closures.map(({ key, title, text }) => (
        <dd key={key} className={css.closure}>
          {title} <span className={css.note}>{text}</span>
        </dd>
      ))}
      <dd className={css.chip}>
        <StatusChip />
      </dd>
    </>
  );
}

function MapLinks() {
  const { centre, texts } = useSharedContent();
  const { directions, directionsLabel, openInMaps, openInMapsLabel } = texts.location;
  const links = [
    ["solid", getDirectionsHref(centre.map), directions, directionsLabel],
    ["secondary", getMapHref(centre.map), openInMaps, openInMapsLabel],
  ] as const;
  return (
    <div className={css.actions}>
      {links.map(([variant, href, label, ariaLabel]) => (
        <a
          key={variant}
          className={getButtonClass({ variant, size: "small" })}
          href={href}
          aria-label={ariaLabel}
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
  const { centre, texts } = useSharedContent();
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
            <a className={css.contactLink} href={getMailHref(centre.email)}>
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
