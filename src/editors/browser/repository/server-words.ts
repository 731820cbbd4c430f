/** What a request means that got nowhere. */
export const unreachable = "Server nije dostupan. Provjerite vezu s internetom i pokušajte ponovo.";
/** What a key means that is no longer accepted, before anything was written. */
export const expired = "Ključ za prijavu više ne važi. Upišite novi.";

/** What a refusal means to a teacher, by its status and the server's words; the first that matches. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [
    /^401/,
    "Ključ za prijavu više ne važi. Ponovo učitajte ovu stranicu u pregledniku (na njegovo pitanje odgovorite da želite otići), prijavite se novim ključem, otvorite isti unos i odaberite „Vrati”: ono što ste napisali nije izgubljeno.",
  ],
  [
    /^429|rate limit/i,
    "Server je u kratkom vremenu primio previše zahtjeva. Pokušajte ponovo za nekoliko minuta, najkasnije za sat.",
  ],
  [
    /^413/,
    "Datoteka je prevelika za server na kojem je spremište stranice. Smanjite je i pokušajte ponovo.",
  ],
  [
    /suspended/i,
    "GitHub je zatvorio nalog kojem pripada ovaj ključ za prijavu. Javite se osobi koja održava stranicu: treba ključ drugog naloga.",
  ],
  [
    /archived/i,
    "Spremište stranice je arhivirano, pa se u njemu ništa ne može mijenjati. Javite se osobi koja održava stranicu: na GitHubu ga treba ponovo otvoriti („Unarchive this repository”).",
  ],
  [
    /rule violations|protected branch|through a pull request/i,
    "Pravila spremišta na GitHubu ne dozvoljavaju čuvanje bez odobrenja. Javite se osobi koja održava stranicu: ovaj nalog treba dodati u „Bypass list” tih pravila.",
  ],
  [
    /IP allow ?list/i,
    "Organizacija na GitHubu dozvoljava izmjene samo s određenih internet-veza. Pokušajte s veze u centru, ili se javite osobi koja održava stranicu.",
  ],
  [
    /SAML/,
    "Organizacija na GitHubu traži da se ovaj ključ za nju posebno odobri (Configure SSO). Javite se osobi koja održava stranicu.",
  ],
  [
    /^403|not accessible/i,
    "Ovaj ključ za prijavu ne dozvoljava mijenjanje stranice. Zatražite ključ s dozvolom „Contents: Read and write”.",
  ],
  [
    /^404|could not resolve/i,
    "Ovaj ključ za prijavu ne otvara spremište stranice. Zatražite ključ za to spremište.",
  ],
  [/^5/, "Server trenutno ne radi kako treba. Pokušajte ponovo za nekoliko minuta."],
];

/**
 * Says in Bosnian why the server of the repository has refused.
 * @param status of HTTP; GraphQL refuses with 200
 * @param words of the server, in English
 */
export function serverWords(status: number, words = ""): string {
  const answer = `${status} ${words}`;
  const [, meaning] = meanings.find(([pattern]) => pattern.test(answer)) ?? [];
  return meaning ?? `Server je odbio zahtjev: „${words || status}”.`;
}
