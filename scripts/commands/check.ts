// npm run check: reports in Bosnian everything that is wrong in content/: file, line and remedy.
import { hasErrors } from "../../src/check/problem";
import { checkProjectContent, formatAnnotation, formatReport } from "../content/report";

export async function main() {
  const problems = await checkProjectContent();
  console.log(formatReport(problems));
  if (process.env.GITHUB_ACTIONS)
    for (const problem of problems) console.log(formatAnnotation(problem));
  return hasErrors(problems) ? 1 : 0;
}
