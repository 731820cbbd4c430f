// npm run dev: starts gatsby develop on http://localhost:8000. PORT picks another port.

import { getMailboxEnv, readEnv } from "../site/env-files";
import { runGatsby } from "../site/gatsby";
import { assertValidContent } from "../site/report";
import { assertPortFree, parsePort } from "../system/port";
import { isInterruption } from "../system/user-error";

export async function main() {
  const port = parsePort(process.env.PORT, 8000);
  await assertPortFree(port, "npm run dev");
  await assertValidContent();
  const mailbox = getMailboxEnv(readEnv("development"));
  const args = ["develop", "--host", "127.0.0.1", "--port", String(port)];
  console.log(`Kad priprema završi, stranica je na http://localhost:${port}`);
  if (Object.keys(mailbox).length > 0) {
    console.log("Upiti s obrasca ispisuju se ovdje i nikome se ne šalju.");
  }
  console.log("Za kraj pritisnite Ctrl+C.\n");
  try {
    return await runGatsby(args, mailbox);
  } catch (error) {
    // Ctrl+C is the normal way to end this command.
    if (!isInterruption(error)) throw error;
    console.log("\nZaustavljeno.");
    return 0;
  }
}
