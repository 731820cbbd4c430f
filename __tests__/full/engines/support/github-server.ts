// A server for the built editor and the fake GitHub, for engines in which tests cannot intercept requests.
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { publicationFile } from "../../../../src/editor/published-files";
import type { FakeGitHub } from "../../../support/fake-github";

/** Start the server. @param site URL of the server with the built site, without a trailing slash, like the result */
export async function serveGitHub(github: FakeGitHub, site: string) {
  const respond: RequestListener = async (request, response) => {
    const { url = "/", headers } = request;
    const [path = ""] = url.split("?", 1);
    // Without this file, the editor does not wait for a save to be published.
    if (path.endsWith(`/${publicationFile}`)) return response.writeHead(404).end();
    if (/^\/(?:user$|repos\/|graphql$)/.test(path)) {
      const { authorization } = headers;
      const answer = github.handle({ path, authorization, body: (await text(request)) || null });
      if (!answer) return response.destroy();
      const { status = 200, contentType = "application/octet-stream", body } = answer;
      return response.writeHead(status, { "content-type": contentType }).end(body);
    }
    const answer = await fetch(site + url);
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    if (!/html|javascript/.test(type)) return response.end(Buffer.from(await answer.arrayBuffer()));
    response.end((await answer.text()).replaceAll("https://api.github.com", address));
  };
  const server = createServer(respond);
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address, close };
}
