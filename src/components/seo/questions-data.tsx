import { Helmet } from "react-helmet";
import type { FAQPage, WithContext } from "schema-dts";
import type { Section } from "../../content/kinds/sections";
import { toScriptText } from "./centre-json-ld";

interface QuestionsDataProps {
  /** Sections of the page. */
  readonly sections: readonly Pick<Section, "questions">[];
}

/** Questions and answers of a page as structured data, on the page that shows them (schema.org/FAQPage). */
export function QuestionsData({ sections }: QuestionsDataProps) {
  const questions = sections.flatMap((one) => one.questions ?? []);
  if (questions.length === 0) return null;
  const data: WithContext<FAQPage> = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return (
    <Helmet>
      <script type="application/ld+json">{toScriptText(data)}</script>
    </Helmet>
  );
}
