import { factNames } from "../content/centre-facts";
import type { Message } from "./problem";

/** Find placeholders that the site cannot fill in, and needed ones that are missing. All texts may have facts of the centre. */
export function validatePlaceholders(text: string, needed: readonly string[]): Message[] {
  const used = [...text.matchAll(/\{([^{}\s]*)\}/g)].map(([, name = ""]) => name);
  const known: readonly string[] = [...needed, ...factNames];
  const missing = needed.filter((name) => !used.includes(name));
  const unknown = used.filter((name) => !known.includes(name));
  const allowed = known.map((name) => `{${name}}`).join(", ");
  return [
    ...missing.map((name) => ({
      what: `U tekstu nedostaje {${name}}. Na to mjesto stranica sama upisuje podatak.`,
      fix: `Dodajte {${name}} u tekst, s vitičastim zagradama i bez promjene.`,
    })),
    ...unknown.map((name) => ({
      what: `Stranica ne zna šta da upiše na mjesto {${name}}.`,
      fix: `U ovom tekstu može stajati: ${allowed}. Ako niste mislili ni na jedno od toga, obrišite vitičaste zagrade.`,
    })),
  ];
}
