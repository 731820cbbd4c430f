import path from "node:path";
import sirv from "sirv";
import { downloadsFolder } from "../../src/content/file-rules";

/**
 * Serve the downloads during `gatsby develop`: only a build copies them into the site.
 * @param content path of the content
 * @returns a handler to be mounted below the downloads' address
 */
export function createDownloadsMiddleware(content: string): ReturnType<typeof sirv> {
  // dev: sirv looks files up at each request and sends `no-store`.
  return sirv(path.join(content, downloadsFolder), { dev: true, extensions: [] });
}
