import { Link } from "gatsby";
import { memo } from "react";
import { ContactWays } from "../../components/contact-ways/contact-ways";
import { useSite } from "../../components/site-context";
import { formAnchor, routes } from "../../site";
import { buttonClass } from "../../ui/button/button";
import { pathInSite } from "../../ui/path-in-site";
import * as css from "./contact-bar.module.css";

/**
 * The bar at the bottom of a phone's screen, always visible: ways to reach the centre, and the menu's
 * button, which leads to the form where the form is.
 * @param props.path of the page that is shown
 */
export const ContactBar = memo(function ContactBar({ path }: { readonly path: string }) {
  const { menu, texts } = useSite();
  const action = menu.at(-1);
  const className = buttonClass({ size: "small" });
  return (
    <nav className={css.bar} aria-label={texts.contact.contactBar.label}>
      <ContactWays />
      {action && (
        <span className={css.action}>
          {pathInSite(path) === routes.contact ? (
            <a className={className} href={`#${formAnchor}`}>
              {action.label}
            </a>
          ) : (
            <Link className={className} to={action.to}>
              {action.label}
            </Link>
          )}
        </span>
      )}
    </nav>
  );
});
