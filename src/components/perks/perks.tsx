import type { HomePage } from "../../content/schemas/pages";
import type { Perk } from "../../content/schemas/sections";
import { elementIds } from "../../domain/element-ids";
import type { Html } from "../../domain/html";
import * as common from "../../styles/common.module.css";
import { Drawing } from "../../ui/drawing";
import { MoreLink } from "../../ui/more-link/more-link";
import { PaperIcon } from "../../ui/paper-icon";
import { Prose } from "../../ui/prose/prose";
import { TitleText } from "../../ui/title-text";
import * as css from "./perks.module.css";

/** Icons in whose place cards show a larger drawing, `static/icons/scenes/NAME.svg`. */
export const iconsWithDrawing: readonly string[] = ["activities", "program", "team"];

interface PerksProps extends Pick<HomePage, "perksTitle"> {
  readonly perks: readonly (Omit<Perk, "order"> & { readonly body: Html })[];
}

/** Render what the centre offers, each with a link to a page. */
export function Perks({ perksTitle, perks }: PerksProps) {
  return (
    <section className={`${common.section} ${common.wrap}`} id={elementIds.perks}>
      <h2>{perksTitle}</h2>
      <ul className={css.list}>
        {perks.map(({ icon, title, body, link }, index) => (
          <li key={index} className={css.card}>
            <div className={css.drawing}>
              {iconsWithDrawing.includes(icon) ? (
                <Drawing width={420} height={240} file={`/icons/scenes/${icon}.svg`} />
              ) : (
                <PaperIcon name={icon} />
              )}
            </div>
            <div className={css.body}>
              <h3>
                <TitleText>{title}</TitleText>
              </h3>
              <Prose className={common.soft} html={body} />
              <MoreLink {...link} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
