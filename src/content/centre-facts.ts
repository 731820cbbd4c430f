import type { Centre } from "./kinds/site";

/** Facts of `content/site/centre.yml` that any text may name in braces, such as `{ulica}`. */
export const factNames = ["ulica", "mjesto", "telefon", "telefon2", "mail"] as const;

export type CentreFacts = Readonly<Record<(typeof factNames)[number], string>>;

/** What stands in a text in place of each name. */
export function factsOf({
  address,
  phones,
  email,
}: Pick<Centre, "address" | "phones" | "email">): CentreFacts {
  const [telefon = "", telefon2 = ""] = phones;
  return { ulica: address.street, mjesto: address.place, telefon, telefon2, mail: email };
}

const named = new RegExp(`\\{(?:${factNames.join("|")})\\}`);

/** Whether a text names such a fact. */
export const namesFact = (text: string) => named.test(text);
