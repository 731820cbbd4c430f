import type { HomePage } from "../../content/schemas/pages";
import type { Html } from "../../domain/html";
import * as common from "../../styles/common.module.css";
import { ButtonLink } from "../../ui/button/button";
import { Prose } from "../../ui/prose/prose";
import { Sun } from "../../ui/sky/sun";
import { TitleText } from "../../ui/title-text";
import type { FocalPoint, PhotoSource } from "../photo/photo-source";
import { Stars } from "../scenery/stars";
import { Valley } from "../scenery/valley";
import { StatusChip } from "../status-chip/status-chip";
import * as css from "./hero.module.css";
import { HeroWindow } from "./hero-window";

interface HeroProps extends Omit<HomePage, "seo" | "photo" | "perksTitle" | "memories"> {
  readonly intro: Html;
  readonly photo: PhotoSource;
  readonly photoFocus?: FocalPoint | null;
}

/** Render the top of the home page: a sky above hills, by day and by night, and a house with a photo in its window. */
export function Hero(props: HeroProps) {
  return (
    <section className={`${css.hero} themed`}>
      <Stars drawing="home" />
      <div className={css.inner}>
        {/* The house is first in the HTML: if it arrived after the text, it would push the text down. */}
        <HeroWindow photo={props.photo} alt={props.photoAlt} focus={props.photoFocus} />
        <div className={css.text} data-moving="text">
          <p className={`${common.eyebrow} ${css.eyebrow}`}>{props.eyebrow}</p>
          <HeroTitle title={props.title} highlight={props.highlight} />
          <Prose className={`${common.lead} ${css.intro}`} html={props.intro} />
          <Facts facts={props.facts} />
          <div className={css.actions}>
            <ButtonLink {...props.primaryLink} />
            <ButtonLink {...props.secondaryLink} variant="secondary" />
          </div>
          <StatusChip />
        </div>
      </div>
      <div className={css.landscape}>
        <Sun className={css.sun} />
        <Valley className={css.hills} />
      </div>
    </section>
  );
}

/** Render the facts that parents ask for first: age, hours, location. */
function Facts({ facts }: Pick<HomePage, "facts">) {
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

/** Render the title with its highlighted words. The highlight and the words after it each stay on one line. */
export function HeroTitle({ title, highlight }: Pick<HomePage, "title" | "highlight">) {
  const start = title.indexOf(highlight);
  const isFound = start !== -1;
  const before = isFound ? title.slice(0, start) : title;
  const after = isFound ? title.slice(start + highlight.length) : "";
  const rest = <TitleText>{after.trimStart()}</TitleText>;
  const isNextWord = after.startsWith(" ");
  return (
    <h1>
      <TitleText>{before}</TitleText>
      {isFound && <em className={css.highlight}>{highlight}</em>}
      {isNextWord && " "}
      {isNextWord ? <span className={common.nowrap}>{rest}</span> : rest}
    </h1>
  );
}
