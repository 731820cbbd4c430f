// npm run check: reports in Bosnian everything that is wrong in content/: file, line and remedy.
import { hasErrors } from "../../src/check/problem";
import { annotation, checkProjectContent, reportText } from "../content/check";

export async function main() {
  const problems = await checkProjectContent();
  console.log(reportText(problems));
  if (process.env.GITHUB_ACTIONS) for (const problem of problems) console.log(annotation(problem));
  return hasErrors(problems) ? 1 : 0;
}
