import { Article } from "../ui/writing/article";
import { Questions } from "../ui/writing/questions";
import { PlainSection, type SectionProps } from "./plain-section";
import { htmlOf } from "./query-results";

/** A collapsible section of running text, parts, questions and photos. */
export function TextSection(section: SectionProps) {
  const html = htmlOf(section);
  return (
    <PlainSection
      {...section}
      above={html && <Article html={html} />}
      below={section.questions && <Questions questions={section.questions} />}
    />
  );
}
