import { fileError, type Message, type Problem } from "../problem";

/** A path in a command; in quotes if a shell would split it. */
const inCommand = (path: string) => (/^[\w./-]+$/.test(path) ? path : `"${path}"`);

/** The command that restores a file from the last commit. */
export const restore = (path: string) => `git checkout HEAD -- ${inCommand(path)}`;

/** Whether an error comes from a system call and not from a bug. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === "object" && error !== null && "syscall" in error;
}

function messageOf(code: string, path: string): Message {
  switch (code) {
    case "ENOENT":
      return {
        what: "Datoteka je nestala dok je provjera trajala.",
        fix: "Sačekajte da se završi njeno snimanje ili premještanje, pa ponovo pokrenite npm run check.",
      };
    case "EACCES":
    case "EPERM":
    case "EBUSY":
      return {
        what: "Nemate pravo da ovo pročitate, ili ga upravo koristi drugi program.",
        fix: `Zatvorite druge programe i ponovo pokrenite npm run check. Ako ne pomogne, u svojstvima datoteke ili foldera dozvolite sebi čitanje. Na Linuxu i macOS-u to radi naredba: chmod -R u+rX ${inCommand(path)}`,
      };
    default:
      return {
        what: `Ovo se ne može pročitati s diska (${code}).`,
        fix: `Stavite na ovo mjesto samu datoteku, bez prečice. Ako je ovdje već bila, vratite je naredbom: ${restore(path)}`,
      };
  }
}

/**
 * The problem of a file or folder that could not be read.
 * @param file path below `content/`
 * @param error of the system call
 */
export function unreadable(file: string, { code = "" }: NodeJS.ErrnoException): Problem {
  return fileError(file, messageOf(code, `content/${file}`));
}
