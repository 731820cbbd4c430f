import type { ReactNode } from "react";
import { Stars } from "../scenery/stars";
import * as css from "./page-head.module.css";
import { PageIntro, type PageIntroProps } from "./page-intro";

interface PageHeadProps extends Omit<PageIntroProps, "introClass"> {
  readonly children?: ReactNode;
}

/** Render the top of an inner page: the title in front of a sky, above a drawn scene. */
export function PageHead({ children, ...title }: PageHeadProps) {
  return (
    <div className={`${css.head} themed`}>
      <Stars drawing="inner" />
      <div className={css.inner} data-moving="text">
        <PageIntro {...title} introClass={css.intro} />
      </div>
      {children}
    </div>
  );
}
