import { z } from "zod";
import { link, position, prose, text, time } from "../fields";

/** `content/site/centre.yml`: facts about the centre. */
export const centre = z.strictObject({
  name: text(),
  subtitle: text(),
  phones: z.array(text()).length(2),
  email: text(),
  address: z.strictObject({ street: text(), place: text() }),
  hours: z.strictObject({ opens: time(), closes: time(), weekend: text() }),
  map: z.strictObject({
    lat: z.number(),
    lng: z.number(),
    zoom: position(),
    tiles: text(),
    attribution: text(),
  }),
  credit: text(),
});

/** `content/site/navigation.yml`: the menu. */
export const navigation = z.strictObject({ items: z.array(link()).min(2) });

/** `content/site/interface.yml`: short texts used on several pages. */
export const interfaceTexts = z.strictObject({
  accessibility: z.strictObject({
    skipLink: text(),
    homeLink: text(),
    mainNavigation: text(),
    footerNavigation: text(),
    menu: text(),
    openMenu: text(),
    closeMenu: text(),
    pageChanged: text(),
  }),
  footer: z.strictObject({ contact: text(), address: text(), hours: text(), pages: text() }),
  contact: z.strictObject({
    address: text(),
    phones: text(),
    email: text(),
    hours: text(),
    call: text(),
    viber: text(),
    viberNumber: text(),
    whatsapp: text(),
    whatsappNumber: text(),
    whatsappMessage: text(),
    sendEmail: text(),
    quickBar: z.strictObject({
      label: text(),
      call: text(),
      viber: text(),
      whatsapp: text(),
      directions: text(),
    }),
  }),
  hours: z.strictObject({
    weekdays: text(),
    range: text(),
    openUntil: text(),
    opensToday: text(),
    opensTomorrow: text(),
    opensMonday: text(),
    weekend: text(),
  }),
  location: z.strictObject({
    title: text(),
    text: prose(),
    directions: text(),
    directionsLabel: text(),
    openInMaps: text(),
    openInMapsLabel: text(),
  }),
  map: z.strictObject({
    label: text(),
    marker: text(),
    loading: text(),
    failed: prose(),
    zoomIn: text(),
    zoomOut: text(),
  }),
  photos: z.strictObject({
    failed: text(),
    viewer: text(),
    photo: text(),
    counter: text(),
    close: text(),
    next: text(),
    previous: text(),
    loading: text(),
    failedInViewer: text(),
    retry: text(),
  }),
  toasts: z.strictObject({ region: text(), close: text() }),
  noScript: prose(),
});

/** One entry of `content/gallery/captions.yml` or `content/premises/captions.yml`. */
export const caption = z.strictObject({
  title: text(),
  hero: z.boolean().optional(),
  memories: position().optional(),
});

/** The whole captions file: photo number → caption. */
export const captions = z.record(z.string().regex(/^[1-9]\d*$/), caption);

export type Centre = z.infer<typeof centre>;
export type InterfaceTexts = z.infer<typeof interfaceTexts>;
export type Caption = z.infer<typeof caption>;
