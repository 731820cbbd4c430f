import { type ContentFile, fieldWarning, valueAt } from "./content-file";
import type { Problem } from "./problem";

/** What parents ask first and only the centre can say, by file: fields that may be left out. */
export const expectedAnswers: Readonly<Record<string, readonly string[]>> = {
  "pages/about-us.md": ["team.people"],
  "pages/contact.md": ["form.answers"],
  "pages/home.md": ["facts"],
  "pages/program.md": ["day"],
  "site/centre.yml": ["phoneName"],
};

/** Warn of answers that are missing. Pages are complete without them, so only a build says it. */
export const missingAnswers = (content: ContentFile): Problem[] =>
  (expectedAnswers[content.file] ?? [])
    .map((name) => name.split("."))
    .filter((path) => valueAt(content.data, path) === undefined)
    .map((path) =>
      fieldWarning(content, path, {
        what: "Roditelji ovo pitaju, a na stranici još ne piše.",
        fix: "Upišite ovaj podatak. Ako ga ne želite na stranici, ne morate ništa: bez njega se na njegovom mjestu ne vidi ništa.",
      }),
    );
