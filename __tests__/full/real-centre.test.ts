import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { commandEnv, limitMs } from "./support/project";
import { makeRealCentre } from "./support/real-centre";

it(
  "npm test -- content passes on the content of a real centre",
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-centre-"));
    try {
      fs.cpSync("content", folder, { recursive: true });
      await makeRealCentre(folder);
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ["scripts/run.mjs", "test", "content"],
        {
          encoding: "utf8",
          env: { ...commandEnv, CONTENT_FOLDER: folder },
          maxBuffer: 2 ** 28,
        },
      );
      expect({ status, output: status === 0 ? "" : `${stdout}\n${stderr}` }).toEqual({
        status: 0,
        output: "",
      });
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
  limitMs,
);
