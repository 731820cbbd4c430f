import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { type SharedContent, SharedContext } from "../../../src/components/use-shared-content";
import type { Hours } from "../../../src/domain/opening-hours";

type DeepPartial<Whole> = Whole extends object
  ? { readonly [Key in keyof Whole]?: DeepPartial<Whole[Key]> }
  : Whole;

/** As much of the shared content as the tested components read. */
const partOfSite: DeepPartial<SharedContent> = {
  centre: {
    phones: ["+387 61 111 101", "+387 62 222 202"],
    email: "info@sanjalica.test",
    address: { street: "Ulica 1", place: "Ilidža" },
    map: { lat: 43, lng: 18 },
  },
  menu: [],
  hoursLines: [],
  weekendLine: null,
  builtOn: "2026-01-01",
  opening: {
    week: [...Array<Hours>(5).fill({ opens: "06:30", closes: "18:00" }), null, null],
    weekend: "Vikend po planu",
    closures: [],
  },
  nearClosures: [],
  texts: {
    contact: {
      call: "Nazovi {phone}",
      viber: "Piši nam na Viber",
      viberNumber: "Piši nam na Viber, broj {phone}",
      whatsapp: "Piši nam na WhatsApp",
      whatsappNumber: "Piši nam na WhatsApp, broj {phone}",
      whatsappMessage: "Dobar dan",
      contactBar: { call: "Nazovi", viber: "Viber", whatsapp: "WhatsApp" },
      sendEmail: "Pošalji e-mail",
    },
    hours: {
      openUntil: "Otvoreno do {closes}",
      opens: "Otvaramo {day} u {opens}",
      closedToday: "Danas ne: {reason}. Opet {day} u {opens}",
      closed: "Zatvoreno {days}",
      reopens: "{reason}. Opet {day} u {opens}.",
    },
    photos: { failed: "Slike nema" },
    toasts: { region: "Obavještenja", close: "Zatvori obavještenje" },
    location: { directions: "Pokreni", openInMaps: "Otvori" },
    noScript: "Pišite na {email}.",
  },
};

export const site = partOfSite as SharedContent;

/** Render a component with the shared content around it. */
export function renderInSite(element: ReactElement) {
  return render(element, {
    wrapper: ({ children }) => (
      <SharedContext.Provider value={site}>{children}</SharedContext.Provider>
    ),
  });
}
