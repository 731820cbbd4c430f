// @ts-check
// Content during live editing: every change is checked, and only what is right reaches Gatsby.
import path from "node:path";
import { checkChangingContent } from "./check.mjs";
import { mirrorFolder } from "./content-mirror.mjs";
import { publishProblems } from "./dev-problems.mjs";
import { BUILD_DIR, CONTENT_DIR } from "./paths.mjs";
import { describeError, say } from "./report.mjs";
import { watchContent } from "./watch-content.mjs";

const MIRROR_DIR = path.join(BUILD_DIR, "content");
const PROBLEMS_FILE = path.join(BUILD_DIR, "problems.json");

/** Tells gatsby-config.ts to read the copy of content/, and where the problems are written. */
export const liveContentEnv = Object.freeze({
  CONTENT_FOLDER: MIRROR_DIR,
  CONTENT_PROBLEMS: PROBLEMS_FILE,
});

/** Checks the content as it is now, tells terminal and browser, and takes it over when it is right. */
async function takeOver() {
  const { problems, hasErrors, report } = await checkChangingContent();
  const errors = problems.filter(({ severity }) => severity === "error");
  publishProblems(PROBLEMS_FILE, {
    summary: report.summary(problems),
    errors: errors.map(report.problemText),
  });
  if (hasErrors) say(`\n${report.reportText(errors)}\n`);
  else mirrorFolder(CONTENT_DIR, MIRROR_DIR);
}

/**
 * Starts with the present content, which must be right, and follows every change.
 * @returns {() => void} stops
 */
export function editContentLive() {
  mirrorFolder(CONTENT_DIR, MIRROR_DIR);
  publishProblems(PROBLEMS_FILE, { summary: "", errors: [] });
  return watchContent(async () => {
    try {
      await takeOver();
    } catch (error) {
      say(describeError(error).message);
    }
  }, CONTENT_DIR);
}
