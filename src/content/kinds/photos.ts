import { group, list, percent, photo, text } from "../fields";

/** What stays of a photo where its place is of another shape, as in CSS `object-position`. */
const focus = group("Dio slike koji se ne reže", {
  x: percent("Lijevo ili desno", "0 čuva lijevu stranu slike, 50 sredinu, a 100 desnu."),
  y: percent("Gore ili dole", "0 čuva vrh slike, 50 sredinu, a 100 dno."),
});

/** One photo of a list. */
export const listedPhoto = group("Slika", {
  photo: photo("Naziv slike", { example: '"1.webp"' }),
  title: text("Naslov slike").optional(),
  focus: focus.optional(),
});

/** `content/gallery/photos.yml` and `content/premises/photos.yml`: a photo's number is its place here. */
export const photoList = group("Spisak slika", { photos: list("Slike", listedPhoto) });
