import { Link, withPrefix } from "gatsby";
import { memo } from "react";
import { useSite } from "../../components/site-context";
import { fill } from "../../content/fill-placeholders";
import { mailHref, mapHref, phoneHref } from "../../domain/links";
import type { ShellColors } from "../../site";
import { EmailText } from "../../ui/email-text/email-text";
import { Logo } from "../../ui/logo/logo";
import * as css from "./footer.module.css";

function CutEdge({ edge }: { readonly edge: "paper" | "sand" }) {
  return (
    <svg
      className={edge === "sand" ? css.sand : css.paper}
      viewBox="0 0 1440 40"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        fill="currentColor"
        d="M0 0h1440v20c-60 10-130 12-220 4s-180-12-290-4-170 2-270-8-210 22-330 16S130 8 0 26z"
      />
    </svg>
  );
}

function Contact() {
  const { centre, texts } = useSite();
  return (
    <div>
      <h2>{texts.footer.contact}</h2>
      <ul>
        {centre.phones.map((phone) => (
          <li key={phone}>
            <a href={phoneHref(phone)}>{phone}</a>
          </li>
        ))}
        <li>
          <a href={mailHref(centre.email)}>
            <EmailText>{centre.email}</EmailText>
          </a>
        </li>
      </ul>
    </div>
  );
}

function Address() {
  const { centre, texts, address } = useSite();
  return (
    <div>
      <h2>{texts.footer.address}</h2>
      <p>{address}</p>
      <a
        className={css.maps}
        href={mapHref(centre.map)}
        aria-label={texts.location.openInMapsLabel}
        target="_blank"
        rel="noopener"
      >
        {texts.location.openInMaps}
      </a>
    </div>
  );
}

function Hours() {
  const { texts, hoursLines, weekendLine } = useSite();
  return (
    <div>
      <h2>{texts.footer.hours}</h2>
      {hoursLines.map(({ days, range }) => (
        <p key={days}>
          {days}: <span className={css.hours}>{range}</span>
        </p>
      ))}
      {weekendLine && <p className={css.weekend}>{weekendLine}</p>}
    </div>
  );
}

/** The footer of every page: contacts, address, hours and menu in front of a night scene. */
export const Footer = memo(function Footer({ edge }: Pick<ShellColors, "edge">) {
  const { centre, menu, texts } = useSite();
  return (
    <footer className={`${css.footer} night`}>
      {edge !== "none" && <CutEdge edge={edge} />}
      <img
        className={css.night}
        width="1440"
        height="260"
        alt=""
        loading="lazy"
        src={withPrefix("/brand/night.svg")}
      />
      <div className={css.inner}>
        <div className={css.grid}>
          {/* Its accessible name contains all its visible text (WCAG 2.5.3). */}
          <Link
            className={css.home}
            to="/"
            aria-label={fill(texts.accessibility.homeLink, {
              name: `${centre.name}, ${centre.subtitle}`,
            })}
          >
            <Logo className={css.logo} />
            <span className={css.subtitle}>{centre.subtitle}</span>
          </Link>
          <div className={css.columns}>
            <Contact />
            <Address />
            <Hours />
            <nav aria-label={texts.accessibility.footerNavigation}>
              <h2>{texts.footer.pages}</h2>
              <ul>
                {menu.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
        <p className={css.credit}>{centre.credit}</p>
      </div>
    </footer>
  );
});
