import type { AboutPage } from "../../content/kinds/pages";
import { Drawing } from "../../ui/drawing";
import * as css from "./team.module.css";

/** The team's story above a chain of paper people. */
export function Team({ title, text }: AboutPage["team"]) {
  return (
    <section className={css.team}>
      <div className={css.inner}>
        <h2>{title}</h2>
        <p className={css.text}>{text}</p>
      </div>
      <Drawing className={css.edge} width={1440} height={40} file="/brand/edge.svg" />
      <Drawing className={css.chain} width={1440} height={210} file="/brand/chain.svg" />
    </section>
  );
}
