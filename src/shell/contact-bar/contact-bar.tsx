import { memo } from "react";
import { useSite } from "../../components/site-context";
import { ContactWays } from "../contact-ways/contact-ways";
import * as css from "./contact-bar.module.css";

/** Ways to reach the centre, always at hand on a phone. */
export const ContactBar = memo(function ContactBar() {
  const { texts } = useSite();
  return (
    <nav className={css.bar} aria-label={texts.contact.quickBar.label}>
      <ContactWays withWords />
    </nav>
  );
});
