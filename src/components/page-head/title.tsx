import * as layout from "../../styles/layout.module.css";
import { Prose } from "../../ui/prose/prose";
import { TitleText } from "../../ui/title-text/title-text";
import { useShared } from "../use-shared";

export interface TitleProps {
  readonly title: string;
  /** HTML. */
  readonly intro: string;
  readonly introClass: string | undefined;
  /** The page's route, to show its name in the menu above a title that does not say which page this is. */
  readonly eyebrowRoute?: string | undefined;
}

/** Render the title of a page and its introduction. */
export function Title({ title, intro, introClass, eyebrowRoute }: TitleProps) {
  const eyebrow = useShared().menu.find(({ to }) => to === eyebrowRoute)?.label;
  return (
    <>
      {eyebrow && <p className={layout.eyebrow}>{eyebrow}</p>}
      <h1>
        <TitleText>{title}</TitleText>
      </h1>
      {intro && <Prose className={introClass} html={intro} />}
    </>
  );
}
