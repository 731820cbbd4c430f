/** Names that stand in addresses: small letters without marks, digits, single hyphens between them. */
export const slugPattern = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** `Cjenovnik za školu 2026` → `cjenovnik-za-skolu-2026`: any name as one that may stand in an address. */
export function slugOf(name: string): string {
  const plain = name
    .toLowerCase() // D with stroke, which no decomposition takes apart.
    .replace(/\u0111/g, "dj")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  return (plain.match(/[a-z\d]+/g) ?? ["dio"]).join("-");
}
