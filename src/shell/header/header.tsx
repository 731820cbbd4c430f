import { type GatsbyLinkProps, Link } from "gatsby";
import { memo, useEffect, useRef } from "react";
import { ContactLinks } from "../../components/contact-links";
import { StatusChip } from "../../components/status-chip/status-chip";
import { useMenu, useSharedContent } from "../../components/use-shared-content";
import { fill } from "../../content/fill-placeholders";
import { elementIds } from "../../domain/element-ids";
import { routes } from "../../site";
import * as common from "../../styles/common.module.css";
import { ButtonLink } from "../../ui/button/button";
import { Drawing } from "../../ui/drawing";
import { Icon } from "../../ui/icon/icon";
import { stripPathPrefix } from "../../ui/links";
import { Logo } from "../../ui/logo";
import * as css from "./header.module.css";
import * as menuCss from "./menu.module.css";

/** Render logo and menu at the top of every page; the stylesheet shows the menu as a row or a burger button. */
export const Header = memo(function Header() {
  const { texts } = useSharedContent();
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
  const { centre, texts } = useSharedContent();
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

// `isPartiallyCurrent` of Reach Router would also mark `/program` on `/program-ljeto`.
/** Mark a link to an ancestor of the current page, such as `/gallery` on `/gallery/2`. */
const markAncestor: GatsbyLinkProps<unknown>["getProps"] = ({ href, location }) =>
  stripPathPrefix(href) !== routes.home && location.pathname.startsWith(`${href}/`)
    ? { "aria-current": "true" }
    : {};

/**
 * Render the mobile menu, a modal dialog, which browsers open and close even before hydration. For older browsers, and
 * for taps outside the buttons, see `src/inline-script/dialogs.ts`.
 */
function Menu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { texts } = useSharedContent();
  const { links, action } = useMenu();

  useEffect(() => {
    const burger = document.querySelector(`[commandfor=${elementIds.menu}][command=show-modal]`);
    const close = () => dialog.current?.close();
    // On a wide screen the stylesheet hides the burger and shows the menu as a row.
    const closeOnWideScreen = () => burger?.getClientRects().length || close();
    const unmounted = new AbortController();
    window.addEventListener("resize", closeOnWideScreen, unmounted);
    // The back/forward cache restores a page as the visitor left it.
    window.addEventListener("pagehide", close, unmounted);
    return () => unmounted.abort();
  }, []);

  return (
    <dialog
      ref={dialog}
      id={elementIds.menu}
      className={`${menuCss.menu} night`}
      aria-label={texts.accessibility.menu}
    >
      <div className={`${css.inner} ${menuCss.top}`}>
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
      <div className={menuCss.body}>
        <nav className={`${common.wrap} ${menuCss.links}`} aria-label={texts.accessibility.menu}>
          <ul>
            {links.map(({ label, to }, index) => (
              <li key={index}>
                <Link className={menuCss.link} to={to} getProps={markAncestor}>
                  {label}
                </Link>
              </li>
            ))}
            {action && (
              <li className={menuCss.action}>
                <ButtonLink {...action} />
              </li>
            )}
          </ul>
        </nav>
        <div className={`${common.wrap} ${menuCss.foot}`}>
          <StatusChip />
          <div className={menuCss.contactLinks}>
            <ContactLinks hasDirections />
          </div>
        </div>
        <Drawing className={menuCss.scenery} width={390} height={296} file="/brand/menu.svg" />
      </div>
    </dialog>
  );
}
