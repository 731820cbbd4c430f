import type { Message } from "../problem";

const restore = (path: string) => `git checkout HEAD -- ${path}`;

export const noContent = (): Message => ({
  what: "Nema foldera content, u kojem je sav sadržaj stranice.",
  fix: `Vratite ga naredbom: ${restore("content")}`,
});

export const contentIsFile = (): Message => ({
  what: "Ovo je datoteka, a treba biti folder sa sadržajem stranice.",
  fix: `Obrišite je i vratite folder naredbom: ${restore("content")}`,
});

export const brokenLink = (target: string, path: string): Message => ({
  what: `Ovo je prečica (link) na „${target}”, a toga na ovom računaru nema.`,
  fix: `Obrišite prečicu i na njeno mjesto stavite samu datoteku. Ako je datoteka ovdje već bila, vratite je naredbom: ${restore(path)}`,
});

export const circularLink = (path: string): Message => ({
  what: "Ovo je prečica (link) koja vodi sama na sebe.",
  fix: `Obrišite je i na njeno mjesto stavite samu datoteku. Ako je datoteka ovdje već bila, vratite je naredbom: ${restore(path)}`,
});

export const linkToFolder = (target: string): Message => ({
  what: `Ovo je prečica (link) na folder „${target}”, a stranica čita samo prave foldere.`,
  fix: "Obrišite prečicu i kopirajte ovamo sam folder.",
});

export const folderAsFile = (path: string): Message => ({
  what: "Ovo je folder, a pod tim nazivom treba biti datoteka.",
  fix: `Premjestite odavde ono što Vam treba i obrišite folder. Ako je datoteka ovdje već bila, vratite je naredbom: ${restore(path)}`,
});

export const specialFile = (): Message => ({
  what: "Ovo nije obična datoteka, pa se ne može pročitati.",
  fix: "Obrišite je i na njeno mjesto stavite pravu datoteku.",
});

export const noPermission = (path: string): Message => ({
  what: "Nemate pravo da ovo pročitate.",
  fix: `U svojstvima datoteke ili foldera dozvolite sebi čitanje. Na Linuxu i macOS-u to radi naredba: chmod -R u+rX ${path}`,
});

export const vanished = (): Message => ({
  what: "Datoteka je nestala dok je provjera trajala.",
  fix: "Sačekajte da se završi njeno snimanje ili premještanje, pa ponovo pokrenite npm run check.",
});

export const inUse = (): Message => ({
  what: "Ovo upravo koristi drugi program, pa se ne može pročitati.",
  fix: "Zatvorite taj program i ponovo pokrenite npm run check.",
});

export const readError = (code: string, path: string): Message => ({
  what: `Ovo se ne može pročitati s diska (${code}).`,
  fix: `Kopirajte datoteku na drugo mjesto i vratite je ovamo. Ako se ni kopirati ne može, vratite je naredbom: ${restore(path)}`,
});
