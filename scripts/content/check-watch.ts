import { beginText, brokenRoundText, roundText } from "../../src/editors/vscode/check-task";
import { describeError, say } from "../system/report";
import { checkChangingContent } from "./check";
import { watchContent } from "./watch";

/**
 * Checks the content now and after every change, in lines that VS Code understands.
 * @param folder absolute path of content/
 * @returns stops
 */
export async function checkOnChange(folder: string): Promise<() => void> {
  const check = async () => {
    say(beginText());
    try {
      const { problems } = await checkChangingContent();
      say(roundText(problems));
    } catch (error) {
      say(brokenRoundText(describeError(error).message));
    }
  };
  // One after the other: changes may come while the first round is under way.
  let last = Promise.resolve();
  const round = () => {
    last = last.then(check);
    return last;
  };
  const stop = await watchContent(round, folder);
  await round();
  return stop;
}
