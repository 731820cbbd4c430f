// npm run check: reports in Bosnian everything that is wrong in content/: file, line and remedy.
import { hasErrors } from "../../src/check/problem";
import { checkProjectContent, formatReport } from "../site/report";

export async function main() {
  const problems = await checkProjectContent();
  console.log(formatReport(problems));
  return hasErrors(problems) ? 1 : 0;
}
