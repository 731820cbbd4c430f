import type { Section as SectionFields } from "../../content/schemas/sections";
import { formatCount } from "../../domain/amounts";
import type { Html } from "../../domain/html";
import { bindShortWords } from "../../domain/typography";
import * as common from "../../styles/common.module.css";
import * as articleCss from "../../ui/article.module.css";
import { getButtonClass } from "../../ui/button/button";
import { Drawing } from "../../ui/drawing";
import { Icon } from "../../ui/icon/icon";
import { PaperIcon } from "../../ui/paper-icon";
import { Prose } from "../../ui/prose/prose";
import { PartList } from "../part-list/part-list";
import { limitToOneFile } from "../photo/photo-source";
import { PhotoSelection, type PhotoSelectionProps } from "../photo-selection/photo-selection";
import { CutEdge } from "../scenery/cut-edge";
import { useSharedContent } from "../use-shared-content";
import * as css from "./sections.module.css";

export interface SectionProps
  extends Omit<SectionFields, "order" | "photos" | "fragment" | "questions"> {
  readonly questions: readonly { readonly question: string; readonly answer: Html }[] | null;
  /** Id of the content, for links with a hash. */
  readonly fragment: string;
  readonly body: Html;
  readonly photos: PhotoSelectionProps | null;
}

/** Return short texts about the contents of a section: `Crtanje`, `Ples`, `2 pitanja`, `17 slika`. */
const listContents = ({ parts, questions, photos }: SectionProps) =>
  [
    ...(parts ?? []).map(({ title }) => bindShortWords(title)),
    questions && formatCount(questions.length, ["pitanje", "pitanja", "pitanja"]),
    photos && formatCount(photos.photos.length, ["slika", "slike", "slika"]),
  ].filter(Boolean);

/**
 * Render a section, at first closed, of running text, parts, questions and photos, all optional. Browsers open a
 * `<details>` for a hash inside it, so the id is on the content; after navigation by the router, `reveal.ts` does so.
 * @param drawing name of the drawing in the header row, `static/scenes/DRAWING.svg`
 */
function Section({ drawing, ...section }: SectionProps & { readonly drawing: string }) {
  const { icon, title, fragment, body, parts, questions, photos } = section;
  const { texts } = useSharedContent();
  const contents = listContents(section);
  const firstPhotos = photos?.photos.slice(0, 3);
  const thumbnails = firstPhotos?.map(({ source }) => limitToOneFile(source, 320).src);
  return (
    <details className={`${common.sheet} ${css.item}`}>
      <summary className={css.summary}>
        <span className={`${css.drawing} no-print`}>
          <Drawing width={1440} height={320} file={`/scenes/${drawing}.svg`} hasNightVersion />
          <CutEdge place="overImage" color="var(--tint)" />
        </span>
        <h2 className={css.heading}>
          <PaperIcon name={icon} />
          {title}
        </h2>
        {contents.length > 0 && (
          <span className={css.contentsList}>
            {contents.map((item, index) => (
              <b key={index}>{item}</b>
            ))}
          </span>
        )}
        {thumbnails && (
          <span className={css.thumbnails} aria-hidden="true">
            {thumbnails.map((src) => (
              <img key={src} width={320} height={240} alt="" loading="lazy" src={src} />
            ))}
          </span>
        )}
        <span className={`${css.toggle} ${getButtonClass()}`}>
          <span>{texts.openSection}</span>
          <Icon name="chevron" />
        </span>
      </summary>
      <div className={css.content} id={fragment}>
        {body && <Prose className={articleCss.article} html={body} />}
        {parts && <PartList parts={parts} />}
        {questions && (
          <ul className={css.questions}>
            {questions.map(({ question, answer }, index) => (
              <li key={index}>
                <h3>{question}</h3>
                <Prose className={common.soft} html={answer} />
              </li>
            ))}
          </ul>
        )}
        {photos && <PhotoSelection {...photos} />}
      </div>
    </details>
  );
}

interface SectionsProps {
  readonly title?: string | null;
  readonly sections: readonly SectionProps[];
}

/** Render the collapsible sections of a page, in whose header rows two drawings alternate. */
export function Sections({ title, sections }: SectionsProps) {
  return (
    <section className={`${common.wrap} ${css.stack}`}>
      {title && <h2>{bindShortWords(title)}</h2>}
      {sections.map((section, index) => (
        <Section key={index} drawing={index % 2 ? "rooms" : "meadow"} {...section} />
      ))}
    </section>
  );
}
