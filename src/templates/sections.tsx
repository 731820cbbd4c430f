import { Collapsible } from "../components/collapsible/collapsible";
import { PartList, type PartListProps } from "../components/part-list/part-list";
import type { Section as SectionFields } from "../content/kinds/sections";
import { counted } from "../domain/counted";
import { Article } from "../ui/writing/article";
import { Questions } from "../ui/writing/questions";
import { PhotoSelection, type SelectedPhotos } from "./photo-selection";
import { htmlOf, type WithMarkdown } from "./query-results";
import * as css from "./template.module.css";

/** A queried section. */
interface SectionProps
  extends Omit<SectionFields, "order" | "icon" | "photos" | "address" | "parts">,
    WithMarkdown {
  readonly icon: string;
  readonly parts: PartListProps["parts"] | null;
  /** Its id in the page: from the file's fields, else from its name. */
  readonly address: string | null;
  readonly photos: SelectedPhotos | null;
}

/** In the middle of a sentence: `Muzika i ples` begins with a small letter, `NTC` does not. */
const inSentence = (title: string) =>
  title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** What a section holds: `Crtanje, pjesma, ples, 2 pitanja, 17 slika`. */
function insideWords({ parts, questions, photos }: SectionProps): string {
  const counts = [
    questions && counted(questions.length, ["pitanje", "pitanja", "pitanja"]),
    photos && counted(photos.shown.length, ["slika", "slike", "slika"]),
  ];
  const titles = parts?.map(({ title }, index) => (index > 0 ? inSentence(title) : title)) ?? [];
  return [...titles, ...counts].filter(Boolean).join(", ");
}

/** A collapsible section of running text, parts, questions and photos, all optional. */
function Section({ scene, ...props }: SectionProps & { readonly scene: string }) {
  const { icon, title, parts, questions, photos } = props;
  const address = props.address ?? "";
  const html = htmlOf(props);
  return (
    <Collapsible
      icon={icon}
      scene={scene}
      address={address}
      title={title}
      inside={insideWords(props)}
    >
      {html && <Article html={html} />}
      {parts && <PartList parts={parts} />}
      {questions && <Questions questions={questions} />}
      {photos && <PhotoSelection {...photos} address={address} />}
    </Collapsible>
  );
}

/** The sections at the end of a page. */
export function Sections({ sections }: { readonly sections: readonly SectionProps[] }) {
  return (
    <section className={css.next}>
      <div className={css.stack}>
        {sections.map((section, index) => (
          <Section key={index} scene={index % 2 ? "morning" : "dawn"} {...section} />
        ))}
      </div>
    </section>
  );
}
