import path from "node:path";
import sirv from "sirv";
import { downloadsFolder } from "../../src/content/download-rules";

/**
 * Serves the files to download during live editing; a build copies them.
 * @param content folder that live editing reads
 * @returns for `developMiddleware`, below their address
 */
export function createDownloadsMiddleware(content: string): ReturnType<typeof sirv> {
  // dev: files are looked up at each request, and none is kept.
  return sirv(path.join(content, downloadsFolder), { dev: true, extensions: [] });
}
