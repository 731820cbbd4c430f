import type { z } from "zod";
import { describedLink, group, icon, list, positiveInteger, prose, slug, text } from "../fields";
import type { QueryResult } from "../query-result";
import { shownPhotos } from "./photos";

const order = () =>
  positiveInteger("Redoslijed", {
    hint: "Manji broj stoji ispred većeg. Svaki broj koristite jednom.",
    buildOnly: true,
  });

/** A card on the home page, `content/perks/*.md`; the body is its text. */
export const perk = group("Kartica na početnoj", {
  order: order(),
  icon: icon(),
  title: text("Naslov kartice"),
  link: describedLink("Link na kartici"),
});

const question = group("Pitanje", {
  question: text("Pitanje"),
  answer: prose("Odgovor", {
    hint: "Link se piše ovako: [cjenovnik](/program#cjenovnik), a podebljano ovako: **riječ**.",
    allowsLinks: true,
  }),
});

/** A collapsible section, `content/program/*.md`, `content/pages/NAME/*.md`; the body is running text. */
export const section = group("Dio stranice koji se otvara", {
  order: order(),
  icon: icon(),
  title: text("Naslov"),
  address: slug("Adresa dijela", {
    hint: "Mala slova bez kvačica, cifre i crtice. Bez ovog polja adresa je naziv datoteke.",
    example: '"cjenovnik"',
  }).optional(),
  parts: list(
    "Cjeline",
    group("Cjelina", { icon: icon().optional(), title: text("Naslov"), text: prose("Tekst") }),
  ).optional(),
  questions: list("Pitanja i odgovori", question).optional(),
  photos: shownPhotos.optional(),
});

export type Perk = QueryResult<z.infer<typeof perk>>;
export type Section = QueryResult<z.infer<typeof section>>;
