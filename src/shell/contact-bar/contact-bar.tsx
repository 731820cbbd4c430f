import { memo } from "react";
import { ContactLinks } from "../../components/contact-links/contact-links";
import { useMenu, useShared } from "../../components/use-shared";
import { notFoundPath, routes } from "../../site";
import { ButtonLink } from "../../ui/button/button";
import * as css from "./contact-bar.module.css";

/** These pages begin with a button or the form, so the bar shows directions instead of the menu's button. */
const routesWithButton: readonly string[] = [routes.home, routes.contact, notFoundPath];

/** Render the bar at the bottom of a phone's screen: links to reach the centre, and the menu's button. */
export const ContactBar = memo(function ContactBar({ route }: { readonly route: string }) {
  const { texts } = useShared();
  const { action } = useMenu();
  const hasButton = routesWithButton.includes(route);
  return (
    <nav className={`${css.bar} themed`} aria-label={texts.contact.contactBar.label}>
      <ContactLinks directions={hasButton} />
      {action && !hasButton && (
        <span className={css.action}>
          <ButtonLink {...action} size="small" />
        </span>
      )}
    </nav>
  );
});
