import type { Message } from "../problem";

const list = (items: readonly string[]) => items.join(", ");

export const otherEncoding = (): Message => ({
  what: "Datoteka nije sačuvana kao UTF-8, pa bi se slova č, ć, ž, š i đ izgubila.",
  fix: "Otvorite je u programu u kojem ste je pisali i sačuvajte je ponovo, s kodiranjem (Encoding) „UTF-8”.",
});

export const unreadableCharacter = (): Message => ({
  what: "Ovdje stoji nevidljiv ili oštećen znak, koji se ne može prikazati.",
  fix: "Obrišite ovaj red i napišite ga ponovo, bez kopiranja iz drugog programa.",
});

export const noFrontMatter = (): Message => ({
  what: "Datoteka ne počinje redom s tri crtice.",
  fix: "Prvi red mora biti samo: --- Ispod njega idu polja, pa još jedan takav red, pa tekst.",
});

export const indentedFence = (): Message => ({
  what: "Ispred tri crtice stoje razmaci, pa ovaj red ne odvaja polja od teksta.",
  fix: "Obrišite razmake: crtice moraju biti na samom početku reda.",
});

export const openFrontMatter = (): Message => ({
  what: "Nedostaje drugi red s tri crtice, kojim se polja završavaju.",
  fix: "Iza posljednjeg polja, na početku novog reda, upišite samo: ---",
});

export const conflict = (): Message => ({
  what: "Ovdje su ostale oznake programa Git: dvije verzije istog teksta nisu spojene.",
  fix: "Između redova <<<<<<< i >>>>>>> ostavite samo tekst koji vrijedi, pa obrišite i redove koji počinju znakovima <<<<<<<, ======= i >>>>>>>.",
});

export const missingFile = (file: string): Message => ({
  what: "Ova datoteka nedostaje, a stranica je bez nje nepotpuna.",
  fix: `Vratite je naredbom: git checkout HEAD -- ${file}`,
});

export const missingFiles = (folder: string): Message => ({
  what: "U ovom folderu nema nijedne datoteke.",
  fix: `Vratite ih naredbom: git checkout HEAD -- ${folder}`,
});

export const misplacedFile = (right: string): Message => ({
  what: "Datoteka je u pogrešnom folderu, pa je stranica ne vidi.",
  fix: `Premjestite je ovamo: ${right}`,
});

export const misnamedFile = (right: string): Message => ({
  what: "Naziv datoteke nije poznat, pa je stranica ne vidi.",
  fix: `Jeste li htjeli „${right}”? Preimenujte datoteku ili je obrišite.`,
});

export const unknownFile = (known: readonly string[]): Message => ({
  what: "Stranica ne zna šta da radi s ovom datotekom.",
  fix: `Obrišite je ili premjestite izvan foldera content. U ovom folderu mogu stajati: ${list(known)}.`,
});

export const unknownFolder = (known: readonly string[]): Message => ({
  what: "Stranica ne zna za ovaj folder.",
  fix: `Obrišite ga ili premjestite izvan foldera content. Poznati folderi: ${list(known)}.`,
});

export const emptyBody = (body: string): Message => ({
  what: `Ispod polja nema teksta (${body}).`,
  fix: "Ispod drugog reda s tri crtice upišite tekst.",
});

export const uselessBody = (): Message => ({
  what: "Tekst ispod polja se u ovoj datoteci ne prikazuje.",
  fix: "Obrišite sve ispod drugog reda s tri crtice ili tekst prenesite u polje „text”.",
});

export const html = (value: string): Message => ({
  what: `U tekstu je HTML oznaka „${value}”. Roditelji bi vidjeli baš te znakove.`,
  fix: "Obrišite oznaku i ostavite samo tekst. Podebljan tekst se ispod polja piše ovako: **tekst**",
});

export const photoInText = (): Message => ({
  what: "Slika se ne može staviti u tekst.",
  fix: "Obrišite je odavde i dodajte je u galeriju naredbom: npm run photos -- add",
});

export const duplicateOrder = (order: number, other: string): Message => ({
  what: `Isti redoslijed (${order}) ima i datoteka „${other}”, pa se ne zna koja je prva.`,
  fix: "Dajte svakoj svoj broj u polju „order”.",
});

export const placeholderContact = (value: string): Message => ({
  what: `Ovdje je još uvijek probni podatak: ${value}. Roditelji Vas preko njega ne mogu kontaktirati.`,
  fix: "Prije objave upišite stvarni podatak centra.",
});

export const missingKeys = (): Message => ({
  what: "Nisu upisani podaci servisa za slanje e-maila, pa objavljeni obrazac neće moći poslati upit.",
  fix: "Prije objave kopirajte .env.example u .env.production i upišite tri podatka; uz svaki piše gdje se nalazi.",
});

export const exampleAddress = (): Message => ({
  what: "Nije upisana adresa stranice, pa pretraživači i podijeljeni linkovi dobijaju probnu adresu.",
  fix: "Prije objave kopirajte .env.example u .env.production i upišite adresu u red SITE_URL, npr. https://www.sanjalica.ba",
});
