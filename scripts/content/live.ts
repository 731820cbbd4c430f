// Content during live editing: every change is checked, and only what is right reaches Gatsby.
import path from "node:path";
import { problemText, reportText, summary } from "../../src/check/report";
import { BUILD_DIR, CONTENT_DIR } from "../system/paths";
import { describeError, say } from "../system/report";
import { checkChangingContent } from "./check";
import { mirrorFolder } from "./mirror";
import { publishProblems } from "./problems";
import { watchContent } from "./watch";

const MIRROR_DIR = path.join(BUILD_DIR, "content");
const PROBLEMS_FILE = path.join(BUILD_DIR, "problems.json");

/** Tells gatsby-config.ts to read the copy of content/, and where the problems are written. */
export const liveContentEnv = {
  CONTENT_FOLDER: MIRROR_DIR,
  CONTENT_PROBLEMS: PROBLEMS_FILE,
} as const;

/** Checks the content as it is now, tells terminal and browser, and takes it over when it is right. */
async function takeOver() {
  const { problems, hasErrors } = await checkChangingContent();
  const errors = problems.filter(({ severity }) => severity === "error");
  publishProblems(PROBLEMS_FILE, { summary: summary(problems), errors: errors.map(problemText) });
  if (hasErrors) say(`\n${reportText(errors)}\n`);
  else mirrorFolder(CONTENT_DIR, MIRROR_DIR);
}

/**
 * Starts with the present content, which must be right, and follows every change.
 * @returns stops
 */
export async function editContentLive(): Promise<() => void> {
  mirrorFolder(CONTENT_DIR, MIRROR_DIR);
  publishProblems(PROBLEMS_FILE, { summary: "", errors: [] });
  const followed = async () => {
    try {
      await takeOver();
    } catch (error) {
      say(describeError(error).message);
    }
  };
  return watchContent(followed, CONTENT_DIR);
}
