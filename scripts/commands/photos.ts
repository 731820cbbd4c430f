// npm run photos -- add …: adds photos to content/gallery or content/premises.
import { runPhotos } from "../photos/run";
import { ROOT } from "../system/paths";

export async function main(args: string[]) {
  // npm runs scripts in the project's root; relative paths start where the person has called it.
  await runPhotos(args, { root: ROOT, cwd: process.env.INIT_CWD ?? process.cwd() });
}
