import { memo } from "react";
import { ContactLinks } from "../../components/contact-links";
import { useMenu, useSharedContent } from "../../components/use-shared-content";
import { notFoundPath, routes } from "../../site";
import { ButtonLink } from "../../ui/button/button";
import * as css from "./contact-bar.module.css";

/** On pages that begin with a button or the form, the bar has a link to directions in place of the menu's button. */
const routesWithOwnAction: readonly string[] = [routes.home, routes.contact, notFoundPath];

/** Render the bar at the bottom of a phone's screen: links to reach the centre, and the button of the menu. */
export const ContactBar = memo(function ContactBar({ route }: { readonly route: string }) {
  const { texts } = useSharedContent();
  const { action } = useMenu();
  const pageHasAction = routesWithOwnAction.includes(route);
  return (
    <nav className={`${css.bar} themed`} aria-label={texts.contact.contactBar.label}>
      <ContactLinks hasDirections={pageHasAction} />
      {action && !pageHasAction && (
        <span className={css.action}>
          <ButtonLink {...action} size="small" />
        </span>
      )}
    </nav>
  );
});
