import { readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { filesBelow } from "../system/files-below";

const ROOMS = ["src", "scripts", "__tests__"];
const CODE = /\.[cm]?[jt]sx?$/;

/**
 * Lists files of code that tsconfig.json leaves out: plain JavaScript, or in a folder that it does
 * not include.
 * @param root of the project
 * @returns paths from the root, with `/`
 */
export function uncheckedFiles(root: string): string[] {
  const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
  const checked = new Set(
    ts.parseJsonConfigFileContent(config, ts.sys, root).fileNames.map((file) => path.resolve(file)),
  );
  const top = readdirSync(root).map((name) => path.join(root, name));
  return [...top, ...ROOMS.flatMap((room) => filesBelow(path.join(root, room)))]
    .filter((file) => CODE.test(file) && !checked.has(path.resolve(file)))
    .map((file) => path.relative(root, file).replaceAll(path.sep, "/"))
    .filter((file) => !file.includes("node_modules/"));
}
