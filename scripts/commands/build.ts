// npm run build: builds the production site into public/.
import { readEnv } from "../site/env-files";
import { buildSite } from "../site/gatsby";
import { assertValidContent, getPublishingWarnings } from "../site/report";

export async function main() {
  const problems = await assertValidContent();
  await buildSite();
  // Printed last, so that they are still on the screen when somebody publishes.
  for (const warning of getPublishingWarnings(problems, readEnv("production")))
    console.log(`\n${warning}`);
}
