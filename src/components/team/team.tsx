import { withPrefix } from "gatsby";
import type { AboutPage } from "../../content/kinds/pages";
import * as css from "./team.module.css";

/** The team's story above a chain of paper people. */
export function Team({ title, text }: AboutPage["team"]) {
  return (
    <section className={css.team}>
      <div className={css.inner}>
        <h2>{title}</h2>
        <p className={css.text}>{text}</p>
      </div>
      <img
        className={css.edge}
        width="1440"
        height="40"
        alt=""
        loading="lazy"
        src={withPrefix("/brand/edge.svg")}
      />
      <img
        className={css.chain}
        width="1440"
        height="210"
        alt=""
        loading="lazy"
        src={withPrefix("/brand/chain.svg")}
      />
    </section>
  );
}
