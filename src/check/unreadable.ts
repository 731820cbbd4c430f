import { fileError } from "./content-file";
import type { Message, Problem } from "./problem";
import * as say from "./wording/unreadable";

/** Whether an error comes from the system and not from our own code. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === "object" && error !== null && "syscall" in error;
}

function messageOf(code: string, path: string): Message {
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return say.vanished();
    case "EACCES":
    case "EPERM":
      return say.noPermission(path);
    case "ELOOP":
      return say.circularLink(path);
    case "EISDIR":
      return say.folderAsFile(path);
    case "EBUSY":
      return say.inUse();
    default:
      return say.readError(code, path);
  }
}

/**
 * Why the system does not give out a file or a folder.
 * @param file path below `content/`
 * @param error what the attempt has thrown
 */
export function unreadable(file: string, { code = "" }: NodeJS.ErrnoException): Problem {
  const problem = fileError(file, messageOf(code, `content/${file}`));
  return code === "ENOENT" ? { ...problem, isPassing: true } : problem;
}
