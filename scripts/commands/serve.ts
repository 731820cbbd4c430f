// npm run serve: serves an existing public/ on http://localhost:9000. PORT picks another port.
import { defaultPort, serveUntilStopped } from "../server/server";
import { parsePort } from "../system/port";

export async function main() {
  await serveUntilStopped(parsePort(process.env.PORT, defaultPort), "npm run serve");
}
