// npm run build: builds the production site into public/.
import { readEnvFiles } from "../site/env-files";
import { buildSite } from "../site/gatsby";
import { assertValidContent, getPublishingWarnings } from "../site/report";
import { projectFolder } from "../system/paths";

export async function main() {
  const problems = await assertValidContent();
  await buildSite();
  // Printed last, so that they are still on the screen when somebody publishes.
  const envFiles = readEnvFiles(projectFolder, "production");
  for (const warning of getPublishingWarnings(problems, process.env, envFiles))
    console.log(`\n${warning}`);
}
