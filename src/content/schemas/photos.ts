import type { z } from "zod";
import {
  choice,
  fieldMeta,
  group,
  icon,
  list,
  percent,
  photo,
  point,
  selectedPhoto,
  selection,
  text,
} from "../field-kinds";
import { type PhotoSet, photoSets } from "../photo-files";
import type { QueryResult } from "../values";

/** Labels of the point's coordinates. */
export const focusLabels = { x: "Lijevo ili desno", y: "Gore ili dole" } as const;

/** The point of a photo that stays in view when it is cropped, in %, as in CSS `object-position`. */
const focus = point("Dio slike koji se ne reže", {
  x: percent(focusLabels.x, {
    hint: "0 čuva lijevu stranu slike, 50 sredinu, a 100 desnu.",
  }),
  y: percent(focusLabels.y, { hint: "0 čuva vrh slike, 50 sredinu, a 100 dno." }),
});

export const listedPhoto = group(
  "Slika",
  {
    photo: photo("Slika", { example: "1.webp" }),
    title: text("Naslov slike").optional(),
    chapter: text("Naslov ispred slike", {
      hint: "Samo u galeriji: s njim počinje novi dio, npr. Dvorište.",
    }).optional(),
    icon: icon("Crtež uz naslov na vrhu galerije (vidi se na računaru)").optional(),
    focus: focus.optional(),
  },
  "{title}",
);

/** `content/gallery/photos.yml`, `content/premises/photos.yml`; the place in the list is the number. */
const photoList = group("Spisak slika", { photos: list("Slike", listedPhoto) });

const withLabel = (label: string) =>
  photoList.clone().register(fieldMeta, { kind: "group", label });

/** The lists with the names by which staff know them. */
export const photoListSchemas: Readonly<Record<PhotoSet, typeof photoList>> = {
  gallery: withLabel("Slike galerije"),
  premises: withLabel("Slike prostora"),
};

export const photoNumberPlaceholders = ["n"] as const;

/** The photos that a page or a section shows: a whole list, or the named photos of it. */
export const photoSelection = selection("Slike", {
  title: text("Naslov iznad slika"),
  list: choice("Spisak slika", photoSets, {
    choiceLabels: { gallery: "slike galerije", premises: "slike prostora" },
    hint: "Koji spisak: gallery je galerija, premises je prostor centra.",
  }),
  names: list(
    "Nazivi slika",
    selectedPhoto("Naziv slike"),
    "Bez ovog polja prikazuju se sve slike sa spiska.",
  ).optional(),
  photoAlt: text("Opis slike", { placeholders: photoNumberPlaceholders }),
  openLabel: text("Natpis za otvaranje slike", { placeholders: photoNumberPlaceholders }),
});

export type PhotoSelectionFields = QueryResult<z.infer<typeof photoSelection>>;
