// npm run build: builds the production site into public/.
import { buildSite } from "../building/gatsby";
import { assertContent, publishingWarnings } from "../content/check";

export async function main() {
  const problems = await assertContent();
  await buildSite();
  // Printed last, so that they are still on the screen when somebody publishes.
  for (const warning of publishingWarnings(problems)) console.log(`\n${warning}`);
}
