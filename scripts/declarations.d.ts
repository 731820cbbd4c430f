/** Its own types are in another package, with Express's; we use this of it. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions } from "node:zlib";

  export default function compression(options: {
    brotli?: BrotliOptions;
  }): (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
}
