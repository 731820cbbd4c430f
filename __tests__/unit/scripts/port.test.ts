/** @jest-environment node */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { parsePort } from "../../../scripts/system/port";

// Starting a whole command takes long on a busy computer.
jest.setTimeout(30_000);

test("a port is read from text", () => {
  expect([undefined, "", "9001 ", "1", "65535"].map((text) => parsePort(text, 9000))).toEqual([
    9000, 9000, 9001, 1, 65535,
  ]);
  for (const text of ["0", "65536", "-1", "80.5", "0x50", "abc"]) {
    expect(() => parsePort(text, 9000)).toThrow(new RegExp(`PORT mora biti .*„${text}”`));
  }
});

test("a busy port stops npm start before any work", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = String((server.address() as AddressInfo).port);
  const run = promisify(execFile)(process.execPath, ["scripts/run.mjs", "start"], {
    env: { ...process.env, PORT: port },
  });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringContaining(`Port ${port} je zauzet`),
  });
  server.close();
});
