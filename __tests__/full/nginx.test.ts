import { spawn } from "node:child_process";
import { startServer } from "../../scripts/server/server";
import { sitePublic } from "../support/site";
import { findNginx, startNginx } from "./support/nginx-process";
import { commandEnv, limitMs } from "./support/project";

/** Browser tests whose result may depend on the server. */
const files = ["host", "walk", "no-script", "not-found", "deployment", "privacy"];

const nginx = findNginx();

/** Asynchronous, because the mailbox runs in this process. */
function runBrowserTests(url: string): Promise<{ code: number | null; output: string }> {
  const playwright = "node_modules/@playwright/test/cli.js";
  const child = spawn(process.execPath, [playwright, "test", "--project=browser", ...files], {
    env: { ...commandEnv, BASE_URL: url },
  });
  let output = "";
  child.stdout.on("data", (text) => {
    output += text;
  });
  return new Promise((resolve) =>
    child.once("close", (code) => resolve({ code, output: code === 0 ? "" : output })),
  );
}

// On GitHub nginx must be installed: a skipped test would go unnoticed.
const testWhereInstalled = nginx || process.env.GITHUB_ACTIONS ? it : it.skip;

testWhereInstalled(
  "the site passes on nginx, with the configuration in docs/",
  async () => {
    if (!nginx) throw new Error("nginx is not installed.");
    const mailbox = await startServer({ root: sitePublic, print: () => {} });
    const server = await startNginx(nginx, sitePublic, mailbox.url);
    try {
      const nested = await fetch(`${server.url}/nested/page`);
      expect(nested.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
      const moved = await fetch(`${server.url}/nested/page/?a=1`, { redirect: "manual" });
      expect([moved.status, moved.headers.get("location")]).toEqual([301, "/nested/page?a=1"]);
      expect(await runBrowserTests(server.url)).toEqual({ code: 0, output: "" });
    } finally {
      await server.close();
      await mailbox.close();
    }
  },
  limitMs,
);
