import type { Message } from "../problem";

type Value = string | number;

export const repeatedDay = (day: string): Message => ({
  what: `Radno vrijeme za dan „${day}” je upisano dva puta.`,
  fix: "Ostavite jedno. Dan koji se razlikuje od ostalih upišite kao posebnu stavku, samo s poljem „from” i bez polja „to”: on tada ima prednost.",
});

export const uselessWeekend = (): Message => ({
  what: "Subota i nedjelja imaju radno vrijeme, pa se tekst za vikend nigdje ne prikazuje.",
  fix: "Obrišite ovaj red ili obrišite radno vrijeme za dan kojim centar ne radi redovno.",
});

/** `1. 3. 2027.`, `01/03/2027` and the like, as `2027-03-01`. */
function asWritten(value: string): string | undefined {
  const [, day = "", month = "", year = ""] =
    /^\s*(\d{1,2})[.\s/-]+(\d{1,2})[.\s/-]+(\d{4})\.?\s*$/.exec(value) ??
    [...(/^\s*(\d{4})[.\s/-]+(\d{1,2})[.\s/-]+(\d{1,2})\.?\s*$/.exec(value) ?? [])].reverse();
  return year && [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}

/** How many days a month has; undefined where there is no such month. */
function daysInMonth(date: string): number | undefined {
  const [year = 0, month = 0] = date.split("-").map(Number);
  if (month < 1 || month > 12) return undefined;
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export const badDate = (value: string, example = '"2027-03-01"'): Message => {
  const written = asWritten(value);
  if (!written) {
    return {
      what: `Datum „${value}” nije ispravan.`,
      fix: `Upišite godinu, mjesec i dan, s crticama i pod navodnicima. Primjer: ${example}`,
    };
  }
  const days = daysInMonth(written);
  const day = Number(written.slice(8));
  if (days && day >= 1 && day <= days) {
    return {
      what: `Datum „${value}” nije napisan kako stranica očekuje.`,
      fix: `Prvo ide godina, pa mjesec, pa dan. Upišite: "${written}"`,
    };
  }
  return {
    what: `Datum „${value}” ne postoji.`,
    fix: days
      ? `Taj mjesec ima ${days} dana. Ispravite dan ili mjesec. Redoslijed je: godina, mjesec, dan.`
      : "Mjesec može biti od 01 do 12. Redoslijed je: godina, mjesec, dan.",
  };
};

export const dateOrder = (from: Value, to: Value): Message => ({
  what: `Posljednji dan (${to}) je prije prvog (${from}).`,
  fix: "Ispravite datum koji je pogrešan. Provjerite i godinu. Ako je riječ o samo jednom danu, obrišite red „to”.",
});

export const pastClosure = (): Message => ({
  what: "Ovi zatvoreni dani su prošli.",
  fix: "Obrišite ovu stavku: redove „from”, „reason” i, ako ga ima, „to”.",
});

export const pastNotice = (): Message => ({
  what: "Ovo obavještenje se više ne prikazuje, jer je njegov posljednji dan prošao.",
  fix: "Obrišite ovu datoteku, ili upišite kasniji datum ako obavještenje i dalje vrijedi.",
});

export const longClosure = (days: number): Message => ({
  what: `Centar bi bio zatvoren duže od dva mjeseca (broj dana: ${days}). Je li to tačno?`,
  fix: "Provjerite prvi i posljednji dan, posebno godinu. Ako je tačno, ne mijenjajte ništa.",
});

export const longReason = (length: number, longest: number): Message => ({
  what: `Razlog je dug (broj znakova: ${length}), pa oznaka uz radno vrijeme zauzima mnogo mjesta.`,
  fix: `Skratite ga na najviše ${longest} znakova. Primjer: "Kolektivni godišnji odmor"`,
});
