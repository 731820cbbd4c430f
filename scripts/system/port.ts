import { once } from "node:events";
import { connect } from "node:net";
import { UserError } from "./user-error";

/** The addresses that "localhost" may resolve to. */
const localhosts = ["127.0.0.1", "::1"];

/**
 * Return the port that a text names.
 * @param fallback the port when it is empty or missing
 * @throws UserError when it is not a port number
 */
export function parsePort(text: string | undefined, fallback: number): number {
  const trimmed = (text ?? "").trim();
  if (trimmed === "") return fallback;
  const port = Number(trimmed);
  if (/^\d+$/.test(trimmed) && port >= 1 && port <= 65535) return port;
  throw new UserError(`PORT mora biti broj od 1 do 65535, a sada je „${trimmed}”.`);
}

function formatBusyPort(port: number, npmCommand: string): string {
  const other = port < 65535 ? port + 1 : port - 1;
  return [
    `Port ${port} je zauzet: možda je stranica već pokrenuta u drugom prozoru.`,
    "Zatvorite taj program ili odaberite drugi port:",
    `  Windows (PowerShell):  $env:PORT=${other}; ${npmCommand}`,
    `  Windows (cmd):         set PORT=${other}&& ${npmCommand}`,
    `  Linux i macOS:         PORT=${other} ${npmCommand}`,
  ].join("\n");
}

async function isListening(port: number, host: string): Promise<boolean> {
  const socket = connect({ port, host });
  const connected = once(socket, "connect", { signal: AbortSignal.timeout(1000) });
  const result = await connected.then(() => true).catch(() => false);
  socket.destroy();
  return result;
}

/**
 * Refuse a port that is in use.
 * @param npmCommand what the user ran, for example "npm start"
 * @throws UserError when a program on this machine uses the port
 */
export async function assertPortFree(port: number, npmCommand: string): Promise<void> {
  // Not by listening: macOS and Windows let two programs listen on one port in some cases.
  for (const host of localhosts) {
    if (await isListening(port, host)) throw new UserError(formatBusyPort(port, npmCommand));
  }
}
