import { Link } from "gatsby";
import { useSite } from "../../components/site-context";
import { fill } from "../../content/fill-placeholders";
import { Logo } from "../../ui/logo/logo";
import * as css from "./header.module.css";

/** The logo, which leads to the home page, in the header and in the burger menu. */
export function HomeLink() {
  const { centre, texts } = useSite();
  return (
    <Link
      className={css.home}
      to="/"
      aria-label={fill(texts.accessibility.homeLink, { name: centre.name })}
    >
      <Logo className={css.logo} />
    </Link>
  );
}
