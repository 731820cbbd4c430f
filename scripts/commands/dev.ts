// npm run dev: starts gatsby develop on http://localhost:8000. PORT picks another port.
import { runDevelop } from "../building/gatsby";
import { assertContent } from "../content/check";
import { editContentLive, liveContentEnv } from "../content/live";
import { localMailboxEnv } from "../server/local-service";
import { MAILBOX_PATH } from "../server/mailbox";
import { readEnvFiles } from "../settings/env-files";
import { ROOT } from "../system/paths";
import { assertPortFree, parsePort } from "../system/port";
import { isInterruption, say } from "../system/report";

export async function main() {
  const port = parsePort(process.env.PORT, 8000);
  await assertPortFree(port, "npm run dev");
  await assertContent();
  const mailbox = localMailboxEnv(process.env, readEnvFiles(ROOT, "development"));
  const args = ["--host", "127.0.0.1", "--port", String(port)];
  say(`Kad priprema završi, stranica je na http://localhost:${port}`);
  if (Object.keys(mailbox).length > 0) {
    say("Upiti s obrasca ostaju na ovom računaru i nikome se ne šalju.");
    say(`Vidite ih ovdje: http://localhost:${port}${MAILBOX_PATH}`);
  }
  say("Za kraj pritisnite Ctrl+C.\n");
  const stopEditing = await editContentLive();
  try {
    return await runDevelop(args, { ...mailbox, ...liveContentEnv });
  } catch (error) {
    // Ctrl+C is how this command is meant to end.
    if (!isInterruption(error)) throw error;
    say("\nZaustavljeno.");
    return 0;
  } finally {
    stopEditing();
  }
}
