import { z } from "zod";
import { fieldMeta, flag, group, position, text } from "../fields";

/** One entry of a captions file. */
export const caption = group("Slika", {
  title: text("Naslov slike"),
  hero: flag("Slika na vrhu početne").optional(),
  memories: position("Mjesto u dijelu „Uspomene”", { hint: "1, 2 ili 3." }).max(3).optional(),
});

/** `content/gallery/captions.yml` and `content/premises/captions.yml`: photo number → caption. */
export const captions = z
  .record(z.string().regex(/^[1-9]\d*$/), caption)
  .register(fieldMeta, { kind: "group", label: "Naslovi slika" });

export type Caption = z.infer<typeof caption>;
