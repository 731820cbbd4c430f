import { Link, withPrefix } from "gatsby";
import { type MouseEvent, useEffect, useRef } from "react";
import { useSite } from "../../components/site-context";
import { StatusChip } from "../../components/status-chip/status-chip";
import { buttonClass } from "../../ui/button/button";
import { Icon } from "../../ui/icon/icon";
import { Logo } from "../../ui/logo/logo";
import { ContactWays } from "../contact-ways/contact-ways";
import * as header from "../header/header.module.css";
import * as css from "./menu.module.css";
import { MenuLink } from "./menu-link";

interface MenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The menu of small screens: a modal dialog over the page, which traps focus, closes with Escape
 * and gives focus back to its button. A link closes it.
 */
export function Menu({ isOpen, onClose }: MenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { menu, texts } = useSite();
  const action = menu.at(-1);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  useEffect(() => {
    const wide = window.matchMedia("(min-width: 64rem)");
    wide.addEventListener("change", onClose);
    return () => wide.removeEventListener("change", onClose);
  }, [onClose]);

  // The sheet fills the screen, so “outside” is all of it that is neither link nor button.
  const closeOutside = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest("a, button")) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same
    <dialog
      ref={dialog}
      className={`${css.menu} night`}
      aria-label={texts.accessibility.menu}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className={css.top}>
        <Link
          className={header.home}
          to="/"
          aria-label={texts.accessibility.homeLink}
          onClick={onClose}
        >
          <Logo className={header.logo} />
        </Link>
        <button
          type="button"
          className={header.burger}
          aria-expanded={isOpen}
          aria-label={texts.accessibility.closeMenu}
          onClick={onClose}
        >
          <Icon name="close" className={header.burgerIcon} />
        </button>
      </div>
      <div className={css.sheet}>
        <nav className={css.links} aria-label={texts.accessibility.menu}>
          <ul>
            {menu.slice(0, -1).map(({ label, to }) => (
              <li key={to}>
                <MenuLink className={css.link} to={to} onClick={onClose}>
                  {label}
                </MenuLink>
              </li>
            ))}
            {action && (
              <li className={css.action}>
                <Link className={buttonClass()} to={action.to} onClick={onClose}>
                  {action.label}
                </Link>
              </li>
            )}
          </ul>
        </nav>
        <div className={css.foot}>
          <StatusChip />
          <div className={css.ways}>
            <ContactWays />
          </div>
        </div>
        <img
          className={css.ground}
          width="1440"
          height="260"
          alt=""
          loading="lazy"
          src={withPrefix("/brand/night.svg")}
        />
      </div>
    </dialog>
  );
}
