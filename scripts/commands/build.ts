// npm run build: builds the production site into public/.
import { buildSite } from "../site/gatsby";
import { assertContent, getPublishingWarnings } from "../site/report";

export async function main() {
  const problems = await assertContent();
  await buildSite();
  // Printed last, so that they are still on the screen when somebody publishes.
  for (const warning of getPublishingWarnings(problems)) console.log(`\n${warning}`);
}
