// npm run serve: serves an existing public/ on http://localhost:9000. PORT picks another port.
import { assertBuilt } from "../building/gatsby";
import { DEFAULT_PORT, serveUntilStopped } from "../server/serve-site";
import { assertPortFree, parsePort } from "../system/port";

export async function main() {
  assertBuilt();
  const port = parsePort(process.env.PORT, DEFAULT_PORT);
  await assertPortFree(port, "npm run serve");
  await serveUntilStopped(port, "npm run serve");
}
