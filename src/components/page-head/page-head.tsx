import type { ReactElement, ReactNode } from "react";
import type { Sky } from "../../site";
import { Drawing } from "../../ui/drawing";
import { Sun } from "../../ui/moon/sun";
import { Prose } from "../../ui/prose/prose";
import { TitleText } from "../../ui/title-text/title-text";
import { Stars } from "../scenery/stars";
import { Eyebrow } from "./eyebrow";
import * as css from "./page-head.module.css";

export interface PageHeadProps {
  readonly title: string;
  /** Introduction as HTML. */
  readonly intro: string;
  /** The page's route, if its name belongs above the title. */
  readonly named?: string;
  /** The time of day, which is the place of the sun; undefined if a scene with sun and hills follows. */
  readonly sky: Sky | undefined;
  /** A drawing on the farthest hill, `static/heads/NAME.svg`. */
  readonly object?: "gallery";
  /** A drawing in front of the hills, in place of the object and of the nearest hill. */
  readonly people?: ReactElement;
}

const slope = "M0 65c150-50 280-46 420-14s240 26 400-12 260-34 380-8 170 22 240 8v89H0z";
const meadow = "M0 87c170-30 330-6 500 8s260-24 420-22 330 36 520 4v51H0z";
const ground = "M0 108c190-22 330 0 500 2s310-16 480-10 290 22 460 2v26H0z";

function Sheets({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 1440 128" preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}

const placeOfSun: Partial<Record<Sky, string | undefined>> = {
  noon: css.noon,
  dusk: css.west,
};

/** The top of an inner page: the title in front of a sky, with the sun above the hills. */
export function PageHead({ title, intro, named, sky, object, people }: PageHeadProps) {
  return (
    <div className={`${sky ? css.head : css.open} daylight`} data-ground>
      <Stars page="contact" />
      <div className={css.inner}>
        {named && <Eyebrow route={named} />}
        <h1>
          <TitleText>{title}</TitleText>
        </h1>
        {intro && <Prose className={css.intro} html={intro} />}
      </div>
      {/* Last in the HTML: the lower edge that they sit on moves while a slow connection delivers the text. */}
      {sky && (
        <>
          <div className={`${css.way} ${placeOfSun[sky] ?? ""}`}>
            <Sun className={css.sun} />
          </div>
          <div className={css.hills} data-scene="hills">
            <Sheets>
              <path d={slope} fill="var(--slope, #5F7EC0)" />
            </Sheets>
            {object && (
              <span className={css.object}>
                <Drawing width={544} height={260} file={`/heads/${object}.svg`} hasNight />
              </span>
            )}
            {people}
            {/* In front of the feet of those who stand there. */}
            <Sheets>
              {!people && <path d={meadow} fill="var(--meadow, #21524A)" />}
              <path d={ground} fill="var(--ground, var(--paper))" />
            </Sheets>
          </div>
        </>
      )}
    </div>
  );
}
