import * as layout from "../../styles/layout.module.css";
import { Prose } from "../prose/prose";
import * as css from "./questions.module.css";

interface QuestionsProps {
  readonly questions: readonly {
    readonly question: string;
    /** HTML. */
    readonly answer: string;
  }[];
}

/** Frequently asked questions with their answers. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <ul className={css.list}>
      {questions.map(({ question, answer }, index) => (
        <li key={index} className={css.item}>
          <h3>{question}</h3>
          <Prose className={layout.soft} html={answer} />
        </li>
      ))}
    </ul>
  );
}
