import type { z } from "zod";
import { memoriesCount } from "../../site";
import {
  choice,
  describedLink,
  galleryPhoto,
  group,
  icon,
  link,
  list,
  paragraph,
  photo,
  rule,
  text,
  time,
} from "../field-kinds";
import type { QueryResult } from "../values";
import { photoNumberPlaceholders, photoSelection } from "./photos";
import { titledTexts } from "./sections";

/** The skies that the head of an added page can show. */
const addedPageSkies = ["morning", "noon", "dusk"] as const;

/** Return the sky that a page has chosen, or else that of the morning. */
export const toSky = (name: unknown) => addedPageSkies.find((sky) => sky === name) ?? "morning";

const page = <Shape extends z.ZodRawShape>(label: string, shape: Shape) =>
  group(label, {
    seo: group("Naslov i opis za pretraživače", {
      title: text("Naslov u kartici preglednika", { searchLength: 70 }),
      description: text("Opis u rezultatima pretrage"),
      shareTitle: text("Naslov kod dijeljenja"),
      shareDescription: text("Opis kod dijeljenja"),
    }),
    title: text("Naslov stranice"),
    ...shape,
  });

/** A page that staff have added, at `/NAME`. Without `seo` it is found by its title and introduction. */
export const addedPage = group("Nova stranica", {
  title: text("Naslov stranice"),
  intro: paragraph("Uvod ispod naslova"),
  sky: choice("Izgled", addedPageSkies, {
    choiceLabels: { morning: "jutro", noon: "podne", dusk: "predvečerje" },
    hint: "Doba dana na slici u vrhu: jutro, podne ili predvečerje.",
  }),
  seo: group("Naslov i opis za pretraživače", {
    title: text("Naslov u kartici preglednika", { searchLength: 70 }).optional(),
    description: text("Opis u rezultatima pretrage").optional(),
  }).optional(),
  photos: photoSelection.optional(),
});

/** `content/pages/home.md`; the body is the introduction under the title. */
export const homePage = page("Početna stranica", {
  eyebrow: text("Red iznad naslova"),
  highlight: text("Istaknuti dio naslova", {
    hint: "Riječi iz naslova, napisane isto kao u njemu.",
  }),
  primaryLink: link("Glavno dugme"),
  secondaryLink: link("Drugo dugme"),
  facts: list(
    "Kratki podaci",
    group("Kratki podatak", { label: text("Naziv"), value: text("Podatak") }),
    "Ono što roditelji prvo pitaju: uzrast, radno vrijeme, gdje, grupa, obroci, cijena, slobodna mjesta. {vrijeme} i {mjesto} stranica uzima iz podataka o centru.",
  ).optional(),
  photo: galleryPhoto("Slika na vrhu"),
  photoAlt: text("Opis slike", { hint: "Šta je na slici, za one koji je ne vide." }),
  perksTitle: text("Naslov iznad kartica"),
  memories: group("Dio „Uspomene”", {
    title: text("Naslov"),
    text: paragraph("Tekst"),
    photoAlt: text("Opis slike", { placeholders: photoNumberPlaceholders }),
    photos: list("Slike", galleryPhoto("Slika"), `Broj slika mora biti ${memoriesCount}.`, {
      min: memoriesCount,
      max: memoriesCount,
    }),
    link: describedLink("Dugme"),
  }),
}).refine(
  ({ title, highlight }) => title.includes(highlight),
  rule("highlight", ["title", "highlight"], "highlight"),
);

const moment = group("Trenutak", {
  time: time("Vrijeme"),
  title: text("Naslov"),
  text: paragraph("Rečenica"),
  now: text("Natpis dok traje", {
    hint: "Stoji na crtežu dana dok trenutak traje, npr. sada smo na otvorenom. Bez ovog polja piše samo: sada.",
  }).optional(),
  icon: icon().optional(),
  photo: galleryPhoto("Slika").optional(),
});

/** A day in the centre, from opening to closing. */
const day = group("Dan u centru", {
  title: text("Naslov"),
  intro: paragraph("Rečenica ispod naslova").optional(),
  moments: list("Trenuci", moment, "Redom kojim se smjenjuju, od otvaranja do zatvaranja."),
}).refine(
  ({ moments }) => moments.every(({ time }, index) => time > (moments[index - 1]?.time ?? "")),
  rule("moments", ["moments"], "moments"),
);

/** `content/pages/program.md`; the body is the introduction under the title. */
export const programPage = page("Stranica programa", {
  checksTitle: text("Naslov iznad stavki"),
  sectionsTitle: text("Naslov iznad dijelova koji se otvaraju").optional(),
  checks: titledTexts("Stavke", "Stavka"),
  closing: group("Dio za roditelje", {
    title: text("Naslov"),
    text: paragraph("Tekst"),
    photo: photo("Slika"),
    photoAlt: text("Opis slike"),
    link: link("Dugme"),
  }),
  day: day.optional(),
});

/** `content/pages/gallery.md`; the body is the introduction under the title. */
export const galleryPage = page("Stranica galerije", {
  photosLabel: text("Naziv niza slika za čitač ekrana"),
  photoAlt: text("Opis slike", { placeholders: photoNumberPlaceholders }),
  openLabel: text("Natpis za otvaranje slike", { placeholders: photoNumberPlaceholders }),
  pagination: group("Strane galerije", {
    label: text("Naziv za čitač ekrana"),
    current: text("Koja je strana otvorena", { placeholders: ["n", "total"] }),
    previous: text("Link na prethodnu stranu"),
    next: text("Link na sljedeću stranu"),
  }),
});

const person = group("Osoba", {
  name: text("Ime"),
  role: text("Uloga", { hint: "Npr. odgajateljica." }),
  photo: photo("Slika"),
  text: paragraph("Rečenica"),
});

/** `content/pages/about-us.md`; the body is the mission text. */
export const aboutPage = page("Stranica „O nama”", {
  lead: paragraph("Rečenica ispod naslova").optional(),
  mission: group("Misija", {
    title: text("Naslov"),
    photo: photo("Slika"),
    photoAlt: text("Opis slike"),
  }),
  team: group("Priča o timu", {
    title: text("Naslov"),
    text: paragraph("Tekst"),
    parts: titledTexts("Cjeline", "Cjelina").optional(),
    people: list(
      "Osobe",
      person,
      "Stoje umjesto crteža s djecom. Slika je okrugla: lice treba biti u sredini.",
    ).optional(),
  }),
});

const formField = (label: string) =>
  group(label, { label: text("Naziv polja"), placeholder: text("Primjer u praznom polju") });

/** `content/pages/contact.md`; the body is the introduction under the title. */
export const contactPage = page("Stranica za kontakt", {
  form: group("Obrazac", {
    label: text("Naziv obrasca za čitač ekrana"),
    hint: paragraph("Uputa iznad obrasca"),
    answers: paragraph("Kada odgovarate", {
      hint: "Stoji uz uputu, npr. Javljamo se istog dana.",
    }).optional(),
    name: formField("Ime i prezime"),
    phone: formField("Telefon"),
    email: formField("E-mail"),
    message: formField("Poruka"),
    submit: text("Natpis dugmeta"),
    sending: text("Natpis dok se šalje"),
    retry: text("Natpis nakon neuspjeha"),
    askForContact: text("Molba kada se šalje prazan obrazac"),
    askBeforeResend: text("Pitanje prije ponovnog slanja istog upita"),
    resend: text("Natpis za ponovno slanje istog upita"),
    privacy: paragraph("Napomena o podacima"),
    tracking: paragraph("Napomena o kolačićima"),
  }),
  success: text("Poruka nakon slanja"),
  thanks: group("Zahvala koja ostaje uz obrazac nakon slanja", {
    title: text("Naslov"),
    text: paragraph("Šta slijedi"),
  }),
  failure: group("Poruke kada slanje ne uspije", {
    title: text("Naslov"),
    answer: text("Odgovor servisa", { placeholders: ["text"] }),
    noReason: text("Servis nije naveo razlog"),
    unreachable: text("Servis ne odgovara"),
    unansweredTitle: text("Naslov kada odgovor ne stigne na vrijeme"),
    unanswered: text("Odgovor ne stiže na vrijeme"),
    missingUserId: text("Nedostaje user ID"),
    missingServiceId: text("Nedostaje service ID"),
    missingTemplateId: text("Nedostaje template ID"),
  }),
  alternatives: group("Drugi načini kontakta", {
    title: text("Naslov"),
    kept: paragraph("Napomena da je tekst sačuvan"),
    emailNote: paragraph("Napomena uz e-mail"),
  }),
  mail: group("E-mail koji se otvara kada slanje ne uspije", {
    subject: text("Naslov e-maila"),
    body: text("Tekst e-maila", {
      placeholders: ["name", "phone", "email", "message"],
      keepsLines: true,
    }),
    emptyBody: text("Tekst e-maila uz prazan obrazac", { keepsLines: true }),
  }),
});

/** `content/pages/not-found.md`: the 404 page, and what is shown when a page fails to render. */
export const notFoundPage = page("Stranica 404", {
  homeLink: link("Dugme za početnu"),
  linksLabel: text("Naziv spiska linkova"),
  links: list("Korisni linkovi", link("Link")),
  error: group("Prikaz kod greške", { text: paragraph("Tekst"), reload: text("Natpis dugmeta") }),
});

export type HomePage = QueryResult<z.infer<typeof homePage>>;
export type ProgramPage = QueryResult<z.infer<typeof programPage>>;
export type GalleryPage = QueryResult<z.infer<typeof galleryPage>>;
export type AboutPage = QueryResult<z.infer<typeof aboutPage>>;
export type ContactPage = QueryResult<z.infer<typeof contactPage>>;
export type AddedPage = QueryResult<z.infer<typeof addedPage>>;
export type NotFoundPage = QueryResult<z.infer<typeof notFoundPage>>;
