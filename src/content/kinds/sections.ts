import { group, icon, link, list, position, prose, text } from "../fields";

const order = () =>
  position("Redoslijed", { hint: "Manji broj stoji ispred većeg. Svaki broj koristite jednom." });

/** A card on the home page, `content/perks/*.md`; the body is its text. */
export const perk = group("Kartica na početnoj", {
  order: order(),
  icon: icon(),
  title: text("Naslov kartice"),
  link: link("Link na kartici"),
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
