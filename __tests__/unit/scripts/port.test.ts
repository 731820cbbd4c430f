/** @jest-environment node */
import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import { promisify } from "node:util";
import { assertPortFree, parsePort } from "../../../scripts/system/port";
import { UserError } from "../../../scripts/system/user-error";

const listen = (host: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((_req, res) => res.end());
    server.once("error", reject);
    server.listen(0, host, () => resolve(server.unref()));
  });

/** @returns the port that a server listens on */
function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

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

test("a port that somebody uses is reported, and accepted once it is free", async () => {
  // A machine without IPv6 has no program there either.
  for (const host of ["127.0.0.1", "::1"]) {
    const server = await listen(host).catch(() => null);
    if (!server) continue;
    const port = portOf(server);
    const busy = assertPortFree(port, "npm start");
    await expect(busy).rejects.toThrow(UserError);
    await expect(busy).rejects.toThrow(`$env:PORT=${port + 1}; npm start`);
    await new Promise((resolve) => server.close(resolve));
    await expect(assertPortFree(port, "npm start")).resolves.toBeUndefined();
  }
});

test("a busy port stops npm start before any work", async () => {
  const server = await listen("127.0.0.1");
  const port = String(portOf(server));
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
