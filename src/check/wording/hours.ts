import type { Message } from "../problem";

export const repeatedDay = (day: string): Message => ({
  what: `Radno vrijeme za dan „${day}” je upisano dva puta.`,
  fix: "Ostavite jedno. Dan koji se razlikuje od ostalih upišite kao posebnu stavku, samo s poljem „from” i bez polja „to”: on tada ima prednost.",
});

export const uselessWeekend = (): Message => ({
  what: "Subota i nedjelja imaju radno vrijeme, pa se tekst za vikend nigdje ne prikazuje.",
  fix: "Obrišite ovaj red ili obrišite radno vrijeme za dan kojim centar ne radi redovno.",
});
