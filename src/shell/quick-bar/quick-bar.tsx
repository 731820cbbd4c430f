import { memo } from "react";
import { useSite } from "../../components/site-context";
import { ContactWays } from "../contact-ways/contact-ways";
import * as css from "./quick-bar.module.css";

/** Ways to reach the centre, always at hand on a phone. */
export const QuickBar = memo(function QuickBar() {
  const { texts } = useSite();
  return (
    <nav className={css.bar} aria-label={texts.contact.quickBar.label}>
      <ContactWays withWords />
    </nav>
  );
});
