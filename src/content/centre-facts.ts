import type { Centre } from "./kinds/site";

/** Placeholders that any text may use for facts of `content/site/centre.yml`, such as `{ulica}`. */
export const factNames = ["ulica", "mjesto", "telefon", "telefon2", "mail"] as const;

export type CentreFacts = Readonly<Record<(typeof factNames)[number], string>>;

/** The text that replaces each placeholder. */
export function factsOf({
  address,
  phones,
  email,
}: Pick<Centre, "address" | "phones" | "email">): CentreFacts {
  const [telefon = "", telefon2 = ""] = phones;
  return { ulica: address.street, mjesto: address.place, telefon, telefon2, mail: email };
}

const placeholder = new RegExp(`\\{(?:${factNames.join("|")})\\}`);

/** Whether a text has a placeholder for a fact of the centre. */
export const namesFact = (text: string) => placeholder.test(text);
