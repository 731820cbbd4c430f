/** Texts of the enquiry, short enough to be told from each other. */
export const texts = {
  form: {
    label: "Obrazac",
    hint: "Ništa nije obavezno.",
    name: { label: "Ime", placeholder: "Vaše ime" },
    phone: { label: "Telefon", placeholder: "061" },
    email: { label: "E-mail", placeholder: "ime@" },
    message: { label: "Poruka", placeholder: "npr." },
    submit: "Pošalji",
    sending: "Slanje…",
    retry: "Opet",
    privacy: "Ne čuvamo podatke.",
    tracking: "Bez kolačića.",
  },
  success: "Hvala!",
  thanks: { title: "Poslano je.", text: "Javit ćemo se." },
  failure: {
    title: "Nije uspjelo.",
    answer: "Odgovor: {text}",
    noReason: "nema razloga",
    unreachable: "Nema veze.",
    missingUserId: "Nema user ID.",
    missingServiceId: "Nema service ID.",
    missingTemplateId: "Nema template ID.",
  },
  alternatives: { title: "Drugi načini", kept: "Sve je ostalo.", emailNote: "Otvara se e-mail." },
  mail: { subject: "Upit", body: "Ime: {name}\n\n{message}", emptyBody: "Molim termin." },
};
