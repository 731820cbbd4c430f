import { Link } from "gatsby";
import { useEffect, useRef } from "react";
import { ContactWays } from "../../components/contact-ways/contact-ways";
import { useSite } from "../../components/site-context";
import { StatusChip } from "../../components/status-chip/status-chip";
import * as layout from "../../styles/layout.module.css";
import { buttonClass } from "../../ui/button/button";
import { Drawing } from "../../ui/drawing";
import { Icon } from "../../ui/icon/icon";
import * as header from "./header.module.css";
import { HomeLink } from "./home-link";
import * as css from "./menu.module.css";
import { MenuLink } from "./menu-link";

/** The id for `commandfor` of the buttons that open and close the menu. */
export const menuId = "meni";

/**
 * The menu of small screens: a modal dialog, which traps focus, closes with Escape and returns focus
 * to its button. Browsers open and close it without scripts, so it works before hydration. For older
 * browsers, and for taps outside the buttons, see `src/gatsby/browser/before-hydration/dialogs.ts`.
 */
export function Menu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { menu, texts } = useSite();
  const action = menu.at(-1);

  useEffect(() => {
    const burger = document.querySelector(`[commandfor=${menuId}][command=show-modal]`);
    const close = () => dialog.current?.close();
    // On a wide screen the stylesheet hides the burger and shows the menu as a row.
    const closeIfRow = () => burger?.getClientRects().length || close();
    const ended = new AbortController();
    window.addEventListener("resize", closeIfRow, ended);
    // The back button leads to another page, and the browser may restore this one as it was left.
    for (const type of ["popstate", "pagehide"]) window.addEventListener(type, close, ended);
    return () => ended.abort();
  }, []);

  return (
    <dialog
      ref={dialog}
      id={menuId}
      className={`${css.menu} night`}
      aria-label={texts.accessibility.menu}
    >
      <div className={`${header.inner} ${css.top}`}>
        <HomeLink />
        <button
          type="button"
          className={header.iconButton}
          command="close"
          commandfor={menuId}
          aria-label={texts.accessibility.closeMenu}
        >
          <Icon name="close" className={header.burgerIcon} />
        </button>
      </div>
      <div className={css.sheet}>
        <nav className={`${layout.wrap} ${css.links}`} aria-label={texts.accessibility.menu}>
          <ul>
            {menu.slice(0, -1).map(({ label, to }, index) => (
              <li key={index}>
                <MenuLink className={css.link} to={to}>
                  {label}
                </MenuLink>
              </li>
            ))}
            {action && (
              <li className={css.action}>
                <Link className={buttonClass()} to={action.to}>
                  {action.label}
                </Link>
              </li>
            )}
          </ul>
        </nav>
        <div className={`${layout.wrap} ${css.foot}`}>
          <StatusChip />
          <div className={css.ways}>
            <ContactWays directions />
          </div>
        </div>
        <Drawing className={css.ground} width={390} height={296} file="/brand/menu.svg" />
      </div>
    </dialog>
  );
}
