import { fileError, type Message, type Problem } from "./problem";

/** A path in a command; in quotes if a shell would split it. */
const inCommand = (path: string) => (/^[\w./-]+$/.test(path) ? path : `"${path}"`);

/** The command that restores a file from the last commit. */
export const restore = (path: string) => `git checkout HEAD -- ${inCommand(path)}`;

/** The message for a folder in place of a file. */
export const folderAsFile = (path: string): Message => ({
  what: "Ovo je folder, a pod tim nazivom treba biti datoteka.",
  fix: `Premjestite odavde ono što Vam treba i obrišite folder. Ako je datoteka ovdje već bila, vratite je naredbom: ${restore(path)}`,
});

/** Whether an error comes from a system call and not from a bug. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === "object" && error !== null && "syscall" in error;
}

function messageOf(code: string, path: string): Message {
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return {
        what: "Datoteka je nestala dok je provjera trajala.",
        fix: "Sačekajte da se završi njeno snimanje ili premještanje, pa ponovo pokrenite npm run check.",
      };
    case "EACCES":
    case "EPERM":
      return {
        what: "Nemate pravo da ovo pročitate.",
        fix: `U svojstvima datoteke ili foldera dozvolite sebi čitanje. Na Linuxu i macOS-u to radi naredba: chmod -R u+rX ${inCommand(path)}`,
      };
    case "ELOOP":
      return {
        what: "Ovo je prečica (link) koja vodi sama na sebe.",
        fix: `Obrišite je i na njeno mjesto stavite samu datoteku. Ako je datoteka ovdje već bila, vratite je naredbom: ${restore(path)}`,
      };
    case "EISDIR":
      return folderAsFile(path);
    case "EBUSY":
      return {
        what: "Ovo upravo koristi drugi program, pa se ne može pročitati.",
        fix: "Zatvorite taj program i ponovo pokrenite npm run check.",
      };
    default:
      return {
        what: `Ovo se ne može pročitati s diska (${code}).`,
        fix: `Kopirajte datoteku na drugo mjesto i vratite je ovamo. Ako se ni kopirati ne može, vratite je naredbom: ${restore(path)}`,
      };
  }
}

/**
 * The problem of a file or folder that could not be read.
 * @param file path below `content/`
 * @param error of the system call
 */
export function unreadable(file: string, { code = "" }: NodeJS.ErrnoException): Problem {
  const problem = fileError(file, messageOf(code, `content/${file}`));
  return code === "ENOENT" ? { ...problem, isTransient: true } : problem;
}
