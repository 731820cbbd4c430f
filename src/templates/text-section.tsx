import { Article } from "../ui/writing/article";
import { Questions } from "../ui/writing/questions";
import { PlainSection, type SectionProps } from "./plain-section";

/** A collapsible section of anything that a section may hold. */
export function TextSection(section: SectionProps) {
  return (
    <PlainSection
      {...section}
      above={section.body && <Article html={section.body} />}
      below={section.questions && <Questions questions={section.questions} />}
    />
  );
}
