// npm run photos -- COMMAND: adds, moves, removes and lists the photos of content/gallery and
// content/premises. Without a command it prints help.
import * as rules from "../../src/content/photo-rules";
import { assertNothingSwallowed } from "../lib/photos/arguments.mjs";
import { runPhotos } from "../lib/photos/run.mjs";
import { ROOT } from "../system/paths";

export async function main(args: string[]) {
  // npm starts scripts in the project's root; paths are meant from where the person is.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  assertNothingSwallowed(args, process.env);
  await runPhotos(args, { root: ROOT, cwd, rules });
}
