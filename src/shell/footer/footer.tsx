import { Link } from "gatsby";
import { memo } from "react";
import { formatPhone } from "../../components/contact-links";
import { HoursLines } from "../../components/hours-lines";
import { CutEdge } from "../../components/scenery/cut-edge";
import { useMenu, useSharedContent } from "../../components/use-shared-content";
import { fill } from "../../content/fill-placeholders";
import { getMailHref, getMapHref, getPhoneHref } from "../../domain/hrefs";
import { notFoundPath, routes } from "../../site";
import * as common from "../../styles/common.module.css";
import { ButtonLink } from "../../ui/button/button";
import { Drawing } from "../../ui/drawing";
import { EmailText } from "../../ui/email-text";
import { LinkList } from "../../ui/link-list";
import { inNewTab } from "../../ui/links";
import { Logo } from "../../ui/logo";
import { TitleText } from "../../ui/title-text";
import * as css from "./footer.module.css";

function ContactColumns() {
  const { centre, texts } = useSharedContent();
  return (
    <>
      <div>
        <h2>{texts.footer.contact}</h2>
        <ul>
          {centre.phones.map((phone, index) => (
            <li key={index}>
              <a href={getPhoneHref(phone)}>{formatPhone(centre, index)}</a>
            </li>
          ))}
          <li>
            <a href={getMailHref(centre.email)}>
              <EmailText>{centre.email}</EmailText>
            </a>
          </li>
        </ul>
      </div>
      <div>
        <h2>{texts.footer.address}</h2>
        <p>
          <span className={common.nowrap}>{`${centre.address.street},`}</span>{" "}
          <span className={common.nowrap}>{centre.address.place}</span>
        </p>
        <a
          className={`${css.maps} no-print`}
          href={getMapHref(centre.map)}
          aria-label={texts.location.openInMapsLabel}
          {...inNewTab}
        >
          {texts.location.openInMaps}
        </a>
      </div>
      <div>
        <h2>{texts.footer.hours}</h2>
        <HoursLines as="p" />
      </div>
    </>
  );
}

/** Render the footer of every page: contacts, address, hours and menu in front of a night scene. */
export const Footer = memo(function Footer({ route }: { readonly route: string }) {
  const { centre, menu, texts, invitation } = useSharedContent();
  const { action } = useMenu();
  // The 404 page has its own scene, which ends at the footer.
  const hasScene = route !== notFoundPath;
  return (
    <footer className={`${css.footer} night`}>
      <CutEdge place="above" color={hasScene ? "var(--night)" : "var(--night-900)"} />
      {hasScene && (
        <>
          {action && route !== routes.contact && (
            <div className={css.invitation}>
              <p>
                <TitleText>{invitation}</TitleText>
              </p>
              <ButtonLink {...action} />
            </div>
          )}
          <Drawing className={css.nightScene} width={1440} height={440} file="/brand/night.svg" />
        </>
      )}
      <div className={`${common.wrap} ${css.inner}`}>
        <div className={css.grid}>
          {/* The accessible name contains all visible text (WCAG 2.5.3). */}
          <Link
            to={routes.home}
            aria-label={fill(texts.accessibility.homeLink, {
              name: `${centre.name}, ${centre.subtitle}`,
            })}
          >
            <Logo className={css.logo} />
            <span className={css.subtitle}>{centre.subtitle}</span>
          </Link>
          <div className={css.columns}>
            <ContactColumns />
            <nav aria-label={texts.accessibility.footerNavigation}>
              <h2>{texts.footer.pages}</h2>
              <LinkList links={menu} />
            </nav>
          </div>
        </div>
        <p className={css.credit}>{centre.credit}</p>
      </div>
    </footer>
  );
});
