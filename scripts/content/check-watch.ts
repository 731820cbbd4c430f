import { beginText, brokenRoundText, roundText } from "../../src/editors/vscode/check-task";
import { describeError } from "../system/user-error";
import { checkChangingContent } from "./check";
import { watchContent } from "./watch";

/**
 * Checks the content now and after every change, and prints what VS Code's problem matcher reads.
 * @param folder absolute path of content/
 * @returns a function that stops watching
 */
export async function checkOnChange(folder: string): Promise<() => void> {
  const check = async () => {
    console.log(beginText());
    try {
      console.log(roundText(await checkChangingContent()));
    } catch (error) {
      console.log(brokenRoundText(describeError(error).message));
    }
  };
  // Rounds run one after another: a change may come while the first one is running.
  let last = Promise.resolve();
  const round = () => {
    last = last.then(check);
    return last;
  };
  const stop = await watchContent(round, folder);
  await round();
  return stop;
}
