import { Helmet } from "react-helmet";
import type { FAQPage, WithContext } from "schema-dts";
import type { Section } from "../../content/kinds/sections";
import { useSite } from "../site-context";
import { toScriptText } from "./centre-json-ld";

interface QuestionsDataProps {
  readonly sections: readonly Pick<Section, "questions">[];
}

/**
 * An answer for search engines, which accept HTML in it but need absolute links. A single paragraph
 * loses its tag.
 * @param html paragraphs
 */
function answerText(html: string, origin: string): string {
  const absolute = html.replace(
    /href="(\/(?!\/)[^"]*)"/g,
    (_, path: string) => `href="${new URL(path, origin).href}"`,
  );
  return /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(absolute)?.[1] ?? absolute;
}

/** The questions and answers that a page shows, as structured data (schema.org/FAQPage). */
export function QuestionsData({ sections }: QuestionsDataProps) {
  const { origin } = useSite();
  const questions = sections.flatMap((one) => one.questions ?? []);
  if (questions.length === 0) return null;
  const data: WithContext<FAQPage> = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answerText(answer, origin) },
    })),
  };
  return (
    <Helmet>
      <script type="application/ld+json">{toScriptText(data)}</script>
    </Helmet>
  );
}
