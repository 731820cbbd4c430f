import { withPrefix } from "gatsby";
import { Sun } from "../../ui/moon/sun";
import { Prose } from "../../ui/prose/prose";
import { TitleText } from "../../ui/title-text/title-text";
import { useSite } from "../site-context";
import * as css from "./page-head.module.css";

interface PageHeadProps {
  readonly title: string;
  /** Introduction as HTML. */
  readonly intro?: string;
  /** A paper object beside the sun, `static/heads/NAME.svg`. */
  readonly object?: "kite" | "camera" | "coats";
}

const slope = "M0 65c150-50 280-46 420-14s240 26 400-12 260-34 380-8 170 22 240 8v89H0z";
const meadow = "M0 87c170-30 330-6 500 8s260-24 420-22 330 36 520 4v51H0z";
const ground = "M0 108c190-22 330 0 500 2s310-16 480-10 290 22 460 2v26H0z";

/** The top of an inner page: the title in front of a sky, with the sun on its arc. */
export function PageHead({ title, intro, object }: PageHeadProps) {
  const hours = useSite().opening.week.find(Boolean);
  return (
    <div className={css.head} data-ground>
      <div className={css.inner}>
        <h1>
          <TitleText>{title}</TitleText>
        </h1>
        {intro && <Prose className={css.intro} html={intro} />}
      </div>
      {/* Last in the HTML: the lower edge that they sit on moves while a slow connection delivers the text. */}
      <div className={css.way}>
        <svg
          className={css.arc}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 96C18 10 82 10 100 96" vectorEffect="non-scaling-stroke" />
        </svg>
        <Sun className={css.sun} />
        {object && (
          <img
            className={css.object}
            width="96"
            height="96"
            alt=""
            src={withPrefix(`/heads/${object}.svg`)}
          />
        )}
      </div>
      {hours && (
        <p className={css.hours} aria-hidden="true">
          <span>{hours.opens}h</span>
          <span>{hours.closes}h</span>
        </p>
      )}
      <svg
        className={css.hills}
        data-scene="hills"
        viewBox="0 0 1440 128"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill="#17234F" opacity=".1" transform="translate(0 -5)" d={slope} />
        <path fill="#A8C8E8" d={slope} />
        <path fill="#17234F" opacity=".12" transform="translate(0 -5)" d={meadow} />
        <path fill="#2C694D" d={meadow} />
        <path fill="#17234F" opacity=".12" transform="translate(0 -4)" d={ground} />
        <path fill="#FFF9F0" d={ground} />
      </svg>
    </div>
  );
}
