import type { z } from "zod";
import { describedLink, group, icon, list, position, prose, text } from "../fields";
import type { Published } from "../published";

const order = () =>
  position("Redoslijed", {
    hint: "Manji broj stoji ispred većeg. Svaki broj koristite jednom.",
    forBuild: true,
  });

/** A card on the home page, `content/perks/*.md`; the body is its text. */
export const perk = group("Kartica na početnoj", {
  order: order(),
  // The page gets its drawing (src/gatsby/data/graphql-types.ts).
  icon: icon({ forBuild: true }),
  title: text("Naslov kartice"),
  link: describedLink("Link na kartici"),
});

/** A collapsible section of the programme, `content/program/*.md`. With `premises` it shows the photos of the premises. */
export const programSection = group("Dio programa koji se otvara", {
  order: order(),
  icon: icon(),
  title: text("Naslov"),
  parts: list(
    "Cjeline",
    group("Cjelina", { icon: icon(), title: text("Naslov"), text: prose("Tekst") }),
  ),
  premises: group("Slike prostora", {
    title: text("Naslov iznad slika"),
    photoAlt: text("Opis slike", { placeholders: ["n"] }),
    openLabel: text("Natpis za otvaranje slike", { placeholders: ["n"] }),
  }).optional(),
});

export type Perk = Published<z.infer<typeof perk>>;
export type ProgramSection = Published<z.infer<typeof programSection>>;
