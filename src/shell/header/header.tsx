import { type GatsbyLinkProps, Link } from "gatsby";
import { memo, useEffect, useRef } from "react";
import { ContactLinks } from "../../components/contact-links/contact-links";
import { StatusChip } from "../../components/status-chip/status-chip";
import { useMenu, useShared } from "../../components/use-shared";
import { fill } from "../../content/fill-placeholders";
import { elementIds } from "../../domain/element-ids";
import { routes } from "../../site";
import * as layout from "../../styles/layout.module.css";
import { ButtonLink } from "../../ui/button/button";
import { Drawing } from "../../ui/drawing";
import { Icon } from "../../ui/icon/icon";
import { stripPathPrefix } from "../../ui/links";
import { Logo } from "../../ui/logo/logo";
import * as css from "./header.module.css";
import * as overlay from "./menu.module.css";

/** Render logo and menu at the top of every page; the stylesheet shows the menu as a row or a burger button. */
export const Header = memo(function Header() {
  const { texts } = useShared();
  const { links, action } = useMenu();

  return (
    <header className={`${css.header} themed`}>
      <div className={css.inner}>
        <HomeLink />
        <nav className={css.links} aria-label={texts.accessibility.mainNavigation}>
          {links.map(({ label, to }, index) => (
            <Link key={index} className={css.link} to={to} getProps={markAncestor}>
              {label}
            </Link>
          ))}
          {action && (
            <span className={css.action}>
              <ButtonLink {...action} size="small" />
            </span>
          )}
        </nav>
        <button
          type="button"
          className={css.burger}
          command="show-modal"
          commandfor={elementIds.menu}
          aria-haspopup="dialog"
          aria-label={texts.accessibility.openMenu}
        >
          <Icon name="menu" className={css.burgerIcon} />
        </button>
      </div>
      <Menu />
    </header>
  );
});

function HomeLink() {
  const { centre, texts } = useShared();
  return (
    <Link
      className={css.home}
      to={routes.home}
      aria-label={fill(texts.accessibility.homeLink, { name: centre.name })}
    >
      <Logo className={css.logo} />
    </Link>
  );
}

/** Mark links to a page's ancestors, as `/gallery` on `/gallery/2`. To Reach Router's `isPartiallyCurrent`, `/program-ljeto` is below `/program`. */
const markAncestor: GatsbyLinkProps<unknown>["getProps"] = ({ href, location }) =>
  stripPathPrefix(href) !== routes.home && location.pathname.startsWith(`${href}/`)
    ? { "aria-current": "true" }
    : {};

/**
 * The menu of small screens: a modal dialog, which browsers open and close before hydration. For older browsers, and
 * for taps outside the buttons, see `src/before-hydration/dialogs.ts`.
 */
function Menu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { texts } = useShared();
  const { links, action } = useMenu();

  useEffect(() => {
    const burger = document.querySelector(`[commandfor=${elementIds.menu}][command=show-modal]`);
    const close = () => dialog.current?.close();
    // On a wide screen the stylesheet hides the burger and shows the menu as a row.
    const closeIfRow = () => burger?.getClientRects().length || close();
    const unmounted = new AbortController();
    window.addEventListener("resize", closeIfRow, unmounted);
    // The back/forward cache restores a page as it was left.
    window.addEventListener("pagehide", close, unmounted);
    return () => unmounted.abort();
  }, []);

  return (
    <dialog
      ref={dialog}
      id={elementIds.menu}
      className={`${overlay.menu} night`}
      aria-label={texts.accessibility.menu}
    >
      <div className={`${css.inner} ${overlay.top}`}>
        <HomeLink />
        <button
          type="button"
          className={css.iconButton}
          command="close"
          commandfor={elementIds.menu}
          aria-label={texts.accessibility.closeMenu}
        >
          <Icon name="close" className={css.burgerIcon} />
        </button>
      </div>
      <div className={overlay.sheet}>
        <nav className={`${layout.wrap} ${overlay.links}`} aria-label={texts.accessibility.menu}>
          <ul>
            {links.map(({ label, to }, index) => (
              <li key={index}>
                <Link className={overlay.link} to={to} getProps={markAncestor}>
                  {label}
                </Link>
              </li>
            ))}
            {action && (
              <li className={overlay.action}>
                <ButtonLink {...action} />
              </li>
            )}
          </ul>
        </nav>
        <div className={`${layout.wrap} ${overlay.foot}`}>
          <StatusChip />
          <div className={overlay.ways}>
            <ContactLinks directions />
          </div>
        </div>
        <Drawing className={overlay.ground} width={390} height={296} file="/brand/menu.svg" />
      </div>
    </dialog>
  );
}
