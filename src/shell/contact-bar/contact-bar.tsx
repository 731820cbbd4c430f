import { memo } from "react";
import { ContactWays } from "../../components/contact-ways/contact-ways";
import { useSite } from "../../components/site-context";
import { notFoundPath, routes } from "../../site";
import { ButtonLink } from "../../ui/button/button";
import * as css from "./contact-bar.module.css";

/**
 * The bar at the bottom of a phone's screen, always visible: ways to reach the centre, and the menu's
 * button. Where the form is, directions take its place.
 * @param props.route of the page that is shown; two of them begin with a red button of their own
 */
export const ContactBar = memo(function ContactBar({ route }: { readonly route: string }) {
  const { menu, texts } = useSite();
  const action = menu.at(-1);
  const isAtForm = route === routes.contact;
  const variant = route === routes.home || route === notFoundPath ? "secondary" : "solid";
  return (
    <nav className={`${css.bar} daylight`} aria-label={texts.contact.contactBar.label}>
      <ContactWays directions={isAtForm} />
      {action && !isAtForm && (
        <span className={css.action}>
          <ButtonLink {...action} variant={variant} size="small" />
        </span>
      )}
    </nav>
  );
});
