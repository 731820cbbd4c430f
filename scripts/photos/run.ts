import { parseArgs } from "node:util";
import { photoSets } from "../../src/content/photo-rules";
import { UserError } from "../system/user-error";
import { addPhotos } from "./add";

const help = `Slike na stranici:

  npm run photos -- add SLIKE_ILI_FOLDER [--to gallery|premises] [--at BROJ]

Dodaje slike s telefona ili fotoaparata, na kraj ili na mjesto --at. gallery je galerija i
podrazumijeva se, premises je prostor. Broj slike je njeno mjesto na spisku photos.yml u tom
folderu. Slike se uklanjaju u uređivaču, na adresi /admin.

Primjer: npm run photos -- add Preuzimanja/izlet --at 1`;

const options = { to: { type: "string" }, at: { type: "string" } } as const;

function readWords(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UserError(help);
  }
}

/**
 * @param args what follows `npm run photos --`
 * @param folders the project, and what relative paths of photos are relative to
 * @throws UserError with help when it is not clear what to do, or why that is not possible
 */
export async function runPhotos(
  args: readonly string[],
  folders: { readonly root: string; readonly cwd: string },
): Promise<void> {
  const { values, positionals } = readWords(args);
  const [command, ...paths] = positionals;
  const { to = "gallery", at = "Infinity" } = values;
  const set = photoSets.find((known) => known === to);
  const isClear = command === "add" && paths.length > 0 && Number(at) >= 1;
  if (!isClear || !set) throw new UserError(help);
  return addPhotos({ ...folders, set, paths, at: Number(at) });
}
