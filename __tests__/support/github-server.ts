// The built editor with GitHub behind it, for engines in which a test cannot answer requests: a server
// of the same origin for both. It passes on what the site's own server sends, except that GitHub's
// address is its own.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { publicationFile } from "../../src/editors/browser/gate/publication";
import type { GitHub } from "./github";

const isApi = (path: string) => /^\/(?:user$|repos\/|graphql$)/.test(path);

/** What the site's server compresses or counts is unpacked and may have another length here. */
const dropped = [
  "content-encoding",
  "content-length",
  "connection",
  "keep-alive",
  "transfer-encoding",
];

async function passOn(site: string, origin: string, url: string, response: ServerResponse) {
  const answer = await fetch(site + url, { redirect: "manual" });
  const headers = [...answer.headers].filter(([name]) => !dropped.includes(name));
  response.writeHead(answer.status, Object.fromEntries(headers));
  const isText = /html|javascript/.test(answer.headers.get("content-type") ?? "");
  if (isText) response.end((await answer.text()).replaceAll("https://api.github.com", origin));
  else response.end(Buffer.from(await answer.arrayBuffer()));
}

async function askGitHub(github: GitHub, request: IncomingMessage, response: ServerResponse) {
  const { authorization, host } = request.headers;
  const { pathname: path } = new URL(request.url ?? "", `http://${host}`);
  const answer = github.ask({ path, authorization, body: (await text(request)) || null });
  if (!answer) {
    response.destroy();
    return;
  }
  const type = answer.type ?? "application/octet-stream";
  response.writeHead(answer.status ?? 200, { "content-type": type, "cache-control": "no-store" });
  response.end(answer.body);
}

interface GitHubServer {
  /** Of the editor and of the API, without a slash at the end. */
  readonly address: string;
  readonly close: () => void;
}

/** @param site address of the server that has the built site, without a slash at the end */
export async function serveGitHub(github: GitHub, site: string): Promise<GitHubServer> {
  const server = createServer((request, response) => {
    const { url = "/" } = request;
    const [path = ""] = url.split("?", 1);
    // As from a site that does not tell its commit: a save is not followed until it is published.
    if (path.endsWith(`/${publicationFile}`)) return response.writeHead(404).end();
    const answered = isApi(path)
      ? askGitHub(github, request, response)
      : passOn(site, address, url, response);
    answered.catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    address,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
