import type { z } from "zod";
import { mapLimits } from "../../site";
import {
  date,
  email,
  group,
  isChronological,
  link,
  list,
  listOrNull,
  number,
  paragraph,
  phone,
  positiveInteger,
  rule,
  text,
  tiles,
  time,
  weekday,
} from "../field-kinds";
import type { QueryResult } from "../values";
import { getDays } from "../week";

/** The bounding box of Bosnia and Herzegovina, in degrees (WGS 84). */
export const countryBounds = { lat: [42.55, 45.28], lng: [15.72, 19.63] } as const;

const isInRange = (value: number, [least, most]: readonly [number, number]) =>
  value >= least && value <= most;

const dayHours = group(
  "Radno vrijeme dana",
  {
    from: weekday("Dan ili prvi dan"),
    to: weekday("Posljednji dan", {
      hint: "Samo ako isto radno vrijeme vrijedi za više dana zaredom.",
      example: "petak",
    }).optional(),
    opens: time("Otvaranje"),
    closes: time("Zatvaranje", { example: "18:00" }),
  },
  "{from}[ – {to}], {opens}–{closes}",
)
  .refine(({ opens, closes }) => opens < closes, rule("hours", ["opens", "closes"], "closes"))
  .refine((entry) => getDays(entry).length > 0, rule("days", ["from", "to"], "to"));

const hours = group(
  "Radno vrijeme",
  {
    days: list(
      "Dani",
      dayHours,
      "Po jedna stavka za dane s istim radnim vremenom. Dan koji se razlikuje dobija svoju.",
    ),
    weekend: text("Tekst za vikend", {
      hint: "Šta piše za subotu i nedjelju koje nemaju radno vrijeme.",
    }).optional(),
  },
  "{days.0.from}[ – {days.0.to}], {days.0.opens}–{days.0.closes}",
);

const map = group("Mapa", {
  lat: number("Geografska širina", { example: "43.83" }),
  lng: number("Geografska dužina", { example: "18.31" }),
  zoom: positiveInteger("Uvećanje mape", {
    hint: `Od 1 do ${mapLimits.maxZoom}.`,
    example: "20",
  }).max(mapLimits.maxZoom),
  tiles: tiles("Adresa dijelova mape"),
  attribution: text("Izvor mape"),
}).refine(
  ({ lat, lng }) => isInRange(lat, countryBounds.lat) && isInRange(lng, countryBounds.lng),
  rule("map", ["lat", "lng"], "lat"),
);

/** `content/site/centre.yml`: facts about the centre. */
export const centre = group("Podaci o centru", {
  name: text("Naziv"),
  subtitle: text("Podnaslov"),
  phones: list("Telefoni", phone("Telefon"), "Tačno dva broja.", { min: 2, max: 2 }),
  phoneName: text("Ko se javlja na prvi telefon", {
    hint: "Ime, ili ime i uloga, npr. Amra, odgajateljica. Stoji uz broj.",
  }).optional(),
  phoneName2: text("Ko se javlja na drugi telefon").optional(),
  email: email("E-mail"),
  address: group("Adresa", { street: text("Ulica i broj"), place: text("Mjesto") }),
  hours,
  map,
  credit: text("Red na dnu stranice"),
  shareImageAlt: text("Opis slike kod dijeljenja", {
    hint: "Šta je na slici koja se pojavi uz podijeljeni link, za one koji je ne vide.",
  }),
});

/** `content/site/closures.yml`: the days on which the centre is closed. */
export const closures = group("Zatvoreni dani", {
  closures: listOrNull(
    "Zatvoreni dani",
    group(
      "Zatvoren dan",
      {
        from: date("Dan ili prvi dan"),
        to: date("Posljednji dan", {
          hint: "Samo ako je zatvoreno više dana zaredom.",
          example: "2027-07-23",
        }).optional(),
        reason: text("Razlog", {
          hint: "Kratko i bez tačke na kraju.",
          example: "Dan nezavisnosti",
        }),
      },
      "{from}[ – {to}]: {reason}",
    ).refine(isChronological, rule("dates", ["from", "to"], "to")),
  ),
});

/** `content/site/navigation.yml`: the menu. */
export const navigation = group("Meni", {
  items: list("Stavke menija", link("Stavka menija"), "Najmanje dvije.", { min: 2 }),
});

const phoneText = (label: string) => text(label, { placeholders: ["phone"] });

/** `content/site/interface.yml`: short texts used on several pages. */
export const interfaceTexts = group("Kratki natpisi", {
  accessibility: group("Natpisi za čitač ekrana", {
    skipLink: text("Preskakanje na sadržaj"),
    homeLink: text("Link na početnu", { placeholders: ["name"] }),
    mainNavigation: text("Glavna navigacija"),
    footerNavigation: text("Navigacija u podnožju"),
    menu: text("Meni"),
    openMenu: text("Otvaranje menija"),
    closeMenu: text("Zatvaranje menija"),
    pageChanged: text("Najava nove stranice", { placeholders: ["title"] }),
  }),
  footer: group("Podnožje", {
    contact: text("Kontakt"),
    address: text("Adresa"),
    hours: text("Radno vrijeme"),
    pages: text("Stranice"),
  }),
  contact: group("Kontakt", {
    address: text("Adresa"),
    phones: text("Telefoni"),
    email: text("E-mail"),
    hours: text("Radno vrijeme"),
    call: phoneText("Poziv"),
    viber: text("Viber"),
    viberNumber: phoneText("Viber za čitač ekrana"),
    whatsapp: text("WhatsApp"),
    whatsappNumber: phoneText("WhatsApp za čitač ekrana"),
    whatsappMessage: text("Pripremljena poruka za WhatsApp", { keepsLines: true }),
    sendEmail: text("Slanje e-maila"),
    contactBar: group("Traka s kontaktima", {
      label: text("Naziv trake"),
      call: text("Poziv"),
      viber: text("Viber"),
      whatsapp: text("WhatsApp"),
      directions: text("Navigacija"),
      directionsLabel: text("Navigacija, za čitač ekrana", { visibleLabel: "directions" }),
    }),
  }),
  hours: group("Radno vrijeme", {
    range: text("Od-do", { placeholders: ["opens", "closes"] }),
    openUntil: text("Otvoreno", { placeholders: ["closes"] }),
    opens: text("Zatvoreno", { placeholders: ["day", "opens"] }),
    closedToday: text("Zatvoreno posebnog dana", { placeholders: ["reason", "day", "opens"] }),
    closed: text("Najava zatvorenih dana", { placeholders: ["days"] }),
    reopens: text("Najava, razlog i otvaranje", { placeholders: ["reason", "day", "opens"] }),
    now: text("Uz trenutak dana koji je u toku"),
  }),
  location: group("Kako do nas", {
    title: text("Naslov"),
    text: paragraph("Tekst"),
    directions: text("Dugme za navigaciju"),
    directionsLabel: text("Dugme za navigaciju, za čitač ekrana", { visibleLabel: "directions" }),
    openInMaps: text("Link na mape"),
    openInMapsLabel: text("Link na mape, za čitač ekrana", { visibleLabel: "openInMaps" }),
  }),
  map: group("Mapa", {
    label: text("Naziv mape"),
    marker: text("Oznaka na mapi"),
    loading: text("Dok se učitava"),
    failed: paragraph("Kada se ne može prikazati", { placeholders: ["address"] }),
    zoomIn: text("Približavanje"),
    zoomOut: text("Udaljavanje"),
  }),
  photos: group("Slike", {
    failed: text("Slika se nije učitala"),
    viewer: text("Naziv pregleda slika"),
    photo: text("Slika"),
    counter: text("Brojač", { placeholders: ["n", "total"] }),
    close: text("Zatvaranje"),
    next: text("Sljedeća"),
    previous: text("Prethodna"),
    loading: text("Dok se učitava"),
    failedInViewer: text("Uvećana slika se nije učitala"),
    retry: text("Ponovni pokušaj"),
  }),
  toasts: group("Obavještenja", { region: text("Naziv"), close: text("Zatvaranje") }),
  openSection: text("Otvaranje dijela stranice"),
  noScript: paragraph("Napomena bez JavaScripta", { placeholders: ["email"] }),
});

export type Centre = QueryResult<z.infer<typeof centre>>;
export type Navigation = QueryResult<z.infer<typeof navigation>>;
export type InterfaceTexts = QueryResult<z.infer<typeof interfaceTexts>>;
