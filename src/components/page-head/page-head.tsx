import type { ReactNode } from "react";
import { Prose } from "../../ui/prose/prose";
import { TitleText } from "../../ui/title-text/title-text";
import { Stars } from "../scenery/stars";
import { Eyebrow } from "./eyebrow";
import * as css from "./page-head.module.css";

interface PageHeadProps {
  readonly title: string;
  /** HTML. */
  readonly intro: string;
  /** The page's route, to show its name in the menu above the title. */
  readonly eyebrowRoute?: string;
  readonly children?: ReactNode;
}

/** Render the top of an inner page: the title in front of a sky, above a drawn scene. */
export function PageHead({ title, intro, eyebrowRoute, children }: PageHeadProps) {
  return (
    <div className={`${css.head} themed`}>
      <Stars drawing="inner" />
      <div className={css.inner} data-part="text">
        {eyebrowRoute && <Eyebrow route={eyebrowRoute} />}
        <h1>
          <TitleText>{title}</TitleText>
        </h1>
        {intro && <Prose className={css.intro} html={intro} />}
      </div>
      {children}
    </div>
  );
}
