import texts from "../locale/bs.json";
import { ask } from "../page/ask";

/**
 * Asks once more before unsaved words are thrown away: Escape, too, answers the editor's offer with no.
 * @param answer to the offer of the words; undefined if the form was closed, where they are kept
 */
export async function askToDiscard(
  answer: Promise<boolean | undefined>,
): Promise<boolean | undefined> {
  const isWanted = await answer;
  if (isWanted !== false) return isWanted;
  const question = "Želite li obrisati nesačuvane izmjene?";
  return !(await ask({ question, yes: texts.delete, no: texts.restore }));
}
