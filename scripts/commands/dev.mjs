// @ts-check
import { assertContent } from "../lib/check.mjs";
import { editContentLive, liveContentEnv } from "../lib/dev-content.mjs";
import { localMailboxEnv, readEnvFiles } from "../lib/dev-environment.mjs";
import { runDevelop } from "../lib/gatsby.mjs";
import { withGatsbyLock } from "../lib/gatsby-lock.mjs";
import { ensureInstalled } from "../lib/install.mjs";
import { MAILBOX_PATH } from "../lib/mailbox.mjs";
import { assertPortFree, parsePort } from "../lib/port.mjs";
import { isInterruption, runMain, say } from "../lib/report.mjs";

await runMain(async () => {
  const port = parsePort(process.env.PORT, 8000);
  await assertPortFree(port, "npm run dev");
  await ensureInstalled();
  await assertContent();
  const mailbox = localMailboxEnv(process.env, readEnvFiles("development"));
  const args = ["--host", "127.0.0.1", "--port", String(port)];
  return withGatsbyLock(async () => {
    say(`Kad priprema završi, stranica je na http://localhost:${port}`);
    if (Object.keys(mailbox).length > 0) {
      say("Upiti s obrasca ostaju na ovom računaru i nikome se ne šalju.");
      say(`Vidite ih ovdje: http://localhost:${port}${MAILBOX_PATH}`);
    }
    say("Za kraj pritisnite Ctrl+C.\n");
    const stopEditing = editContentLive();
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
  });
});
