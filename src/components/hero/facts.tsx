import type { HomePage } from "../../content/kinds/pages";
import * as css from "./hero.module.css";

/** What parents ask first: age, hours, place. */
export function Facts({ facts }: Pick<HomePage, "facts">) {
  return (
    facts && (
      <dl className={css.facts}>
        {facts.map(({ label, value }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
