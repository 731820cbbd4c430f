import { memo } from "react";
import { useSite } from "../../components/site-context";
import { ContactWays } from "../contact-ways/contact-ways";
import * as css from "./contact-bar.module.css";

/** The bar with links to reach the centre, always visible at the bottom of a phone's screen. */
export const ContactBar = memo(function ContactBar() {
  const { texts } = useSite();
  return (
    <nav className={css.bar} aria-label={texts.contact.contactBar.label}>
      <ContactWays withLabels />
    </nav>
  );
});
