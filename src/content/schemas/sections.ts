import type { z } from "zod";
import {
  date,
  describedLink,
  group,
  icon,
  inlineMarkdown,
  isChronological,
  list,
  order,
  paragraph,
  rule,
  slug,
  text,
} from "../field-kinds";
import type { QueryResult } from "../values";
import { photoSelection } from "./photos";

/** Titled texts, such as the parts of a section. */
export const titledTexts = (label: string, itemLabel: string) =>
  list(
    label,
    group(itemLabel, { icon: icon().optional(), title: text("Naslov"), text: paragraph("Tekst") }),
  );

export type TitledTexts = QueryResult<z.infer<ReturnType<typeof titledTexts>>>;

/** A card on the home page, `content/perks/*.md`; the body is its text. */
export const perk = group("Kartica na početnoj", {
  order: order("Redoslijed"),
  icon: icon(),
  title: text("Naslov kartice"),
  link: describedLink("Link na kartici"),
});

const question = group("Pitanje", {
  question: text("Pitanje"),
  answer: inlineMarkdown("Odgovor", {
    hint: "Link se piše ovako: [cjenovnik](/program#cjenovnik), a podebljano ovako: **riječ**.",
  }),
});

/** A collapsible section, `content/program/*.md`, `content/pages/NAME/*.md`; the body is running text. */
export const section = group("Dio stranice koji se otvara", {
  order: order("Redoslijed"),
  icon: icon(),
  title: text("Naslov"),
  fragment: slug("Adresa dijela", {
    hint: "Mala slova bez kvačica, cifre i crtice. Bez ovog polja adresa je naziv datoteke.",
    example: "cjenovnik",
  }).optional(),
  parts: titledTexts("Cjeline", "Cjelina").optional(),
  questions: list("Pitanja i odgovori", question).optional(),
  photos: photoSelection.optional(),
});

export type Perk = QueryResult<z.infer<typeof perk>>;
export type Section = QueryResult<z.infer<typeof section>>;

/** A notice on the home page, `content/notices/*.md`; the body is its text. */
export const notice = group("Obavještenje", {
  title: text("Naslov"),
  from: date("Prvi dan", { hint: "Dan od kojeg se obavještenje prikazuje." }),
  to: date("Posljednji dan", {
    hint: "Posljednji dan na koji se prikazuje. Poslije njega nestaje samo.",
    example: "2027-03-15",
  }),
  link: describedLink("Link ispod teksta").optional(),
}).refine(isChronological, rule("dates", ["from", "to"], "to"));

export type Notice = QueryResult<z.infer<typeof notice>>;
