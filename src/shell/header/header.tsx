import { Link } from "gatsby";
import { memo } from "react";
import { useSite } from "../../components/site-context";
import { buttonClass } from "../../ui/button/button";
import { Icon } from "../../ui/icon/icon";
import * as css from "./header.module.css";
import { HomeLink } from "./home-link";
import { Menu, menuId } from "./menu";
import { MenuLink } from "./menu-link";

/** Logo and menu at the top of every page; the stylesheet shows the menu as a row or a burger button. */
export const Header = memo(function Header() {
  const { menu, texts } = useSite();
  const pages = menu.slice(0, -1);
  const action = menu.at(-1);

  return (
    <header className={`${css.header} daylight`}>
      <div className={css.inner}>
        <HomeLink />
        <nav className={css.links} aria-label={texts.accessibility.mainNavigation}>
          {pages.map(({ label, to }, index) => (
            <MenuLink key={index} className={css.link} to={to}>
              {label}
            </MenuLink>
          ))}
          {action && (
            <span className={css.action}>
              <Link className={buttonClass({ size: "small" })} to={action.to}>
                {action.label}
              </Link>
            </span>
          )}
        </nav>
        <button
          type="button"
          className={css.burger}
          command="show-modal"
          commandfor={menuId}
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
