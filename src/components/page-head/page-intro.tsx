import type { Html } from "../../domain/html";
import * as common from "../../styles/common.module.css";
import { Prose } from "../../ui/prose/prose";
import { TitleText } from "../../ui/title-text";
import { useSharedContent } from "../use-shared-content";

export interface PageIntroProps {
  readonly title: string;
  readonly intro: Html;
  readonly introClass: string | undefined;
  /** The route of a page whose title does not say which page it is: the name in the menu is shown above the title. */
  readonly eyebrowRoute?: string;
}

export function PageIntro({ title, intro, introClass, eyebrowRoute }: PageIntroProps) {
  const eyebrow = useSharedContent().menu.find(({ to }) => to === eyebrowRoute)?.label;
  return (
    <>
      {eyebrow && <p className={common.eyebrow}>{eyebrow}</p>}
      <h1>
        <TitleText>{title}</TitleText>
      </h1>
      {intro && <Prose className={introClass} html={intro} />}
    </>
  );
}
