import { z } from "zod";
import { fieldMeta, flag, group, percent, position, text } from "../fields";

/** What stays of a photo where its place is of another shape, as in CSS `object-position`. */
const focus = group("Dio slike koji se ne reže", {
  x: percent("Lijevo ili desno", "0 čuva lijevu stranu slike, 50 sredinu, a 100 desnu."),
  y: percent("Gore ili dole", "0 čuva vrh slike, 50 sredinu, a 100 dno."),
});

/** One entry of a captions file. */
export const caption = group("Slika", {
  title: text("Naslov slike"),
  hero: flag("Slika na vrhu početne").optional(),
  focus: focus.optional(),
  memories: position("Mjesto u dijelu „Uspomene”", { hint: "1, 2 ili 3." }).max(3).optional(),
});

/** `content/gallery/captions.yml` and `content/premises/captions.yml`: photo number → caption. */
export const captions = z
  .record(z.string().regex(/^[1-9]\d*$/), caption)
  .register(fieldMeta, { kind: "group", label: "Naslovi slika" });

export type Caption = z.infer<typeof caption>;
