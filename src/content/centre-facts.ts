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

/** For addresses of links: `tel:` takes no spaces (RFC 3966), and e-mail needs no escapes (`fields.ts`). */
export function addressFactsOf(facts: CentreFacts): CentreFacts {
  const digits = (phone: string) => phone.replace(/[^+\d]/g, "");
  return {
    ...facts,
    ulica: encodeURIComponent(facts.ulica),
    mjesto: encodeURIComponent(facts.mjesto),
    telefon: digits(facts.telefon),
    telefon2: digits(facts.telefon2),
  };
}
