// @ts-check
import { checkChangingContent } from "./check.mjs";
import { describeError, say } from "./report.mjs";
import { watchContent } from "./watch-content.mjs";

/** @typedef {typeof import("../../src/editors/vscode/check-task")} TaskModule */

/**
 * Checks the content now and after every change, in lines that VS Code understands.
 * @param {string} folder absolute path of content/
 * @returns {Promise<() => void>} stops
 */
export async function checkOnChange(folder) {
  // Only here: it needs the installed packages.
  const { importTypeScript } = await import("./typescript.mjs");
  const task = /** @type {TaskModule} */ (await importTypeScript("src/editors/vscode/check-task.ts"));
  const check = async () => {
    say(task.beginText());
    try {
      const { problems } = await checkChangingContent();
      say(task.roundText(problems));
    } catch (error) {
      say(task.brokenRoundText(describeError(error).message));
    }
  };
  // One after the other: changes may come while the first round is under way.
  let last = Promise.resolve();
  const round = () => {
    last = last.then(check);
    return last;
  };
  const stop = watchContent(round, folder);
  await round();
  return stop;
}
