import { Link } from "gatsby";
import { useSite } from "../../components/site-context";
import { fill } from "../../content/fill-placeholders";
import { Icon } from "../../ui/icon/icon";
import { Logo } from "../../ui/logo/logo";
import * as header from "../header/header.module.css";
import * as css from "./menu.module.css";

/** Logo and closing button of the burger menu, in the places of the header's logo and burger. */
export function MenuTop({ menuId }: { readonly menuId: string }) {
  const { centre, texts } = useSite();
  return (
    <div className={css.top}>
      <Link
        className={header.home}
        to="/"
        aria-label={fill(texts.accessibility.homeLink, { name: centre.name })}
      >
        <Logo className={header.logo} />
      </Link>
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
  );
}
