// Live editing (`npm run dev`): every change of content/ is checked, and only valid content reaches
// Gatsby, through a copy of the folder.
import path from "node:path";
import { hasErrors } from "../../src/check/problem";
import { problemText, reportText, summary } from "../../src/check/report";
import { BUILD_DIR, CONTENT_DIR } from "../system/paths";
import { describeError } from "../system/user-error";
import { checkChangingContent } from "./check";
import { publishProblems } from "./develop-middleware";
import { mirrorFolder } from "./mirror";
import { watchContent } from "./watch";

const MIRROR_DIR = path.join(BUILD_DIR, "content");
const PROBLEMS_FILE = path.join(BUILD_DIR, "problems.json");

/**
 * Makes gatsby-config.ts read the copy of content/, and tells it where the problems are published.
 */
export const liveEditingEnv = {
  CONTENT_FOLDER: MIRROR_DIR,
  CONTENT_PROBLEMS: PROBLEMS_FILE,
} as const;

/**
 * Checks the content, shows errors in terminal and browser, and updates the copy if there are none.
 */
async function checkAndMirror() {
  const problems = await checkChangingContent();
  const errors = problems.filter(({ severity }) => severity === "error");
  publishProblems(PROBLEMS_FILE, { summary: summary(problems), errors: errors.map(problemText) });
  if (hasErrors(problems)) console.log(`\n${reportText(errors)}\n`);
  else mirrorFolder(CONTENT_DIR, MIRROR_DIR);
}

/**
 * Copies the content as it is, which must be valid, and then follows every change.
 * @returns a function that stops following
 */
export async function startLiveEditing(): Promise<() => void> {
  mirrorFolder(CONTENT_DIR, MIRROR_DIR);
  publishProblems(PROBLEMS_FILE, { summary: "", errors: [] });
  const onChange = async () => {
    try {
      await checkAndMirror();
    } catch (error) {
      console.log(describeError(error).message);
    }
  };
  return watchContent(onChange, CONTENT_DIR);
}
