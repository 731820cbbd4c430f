import { z } from "zod";
import { icon, link, photo, prose, text } from "../fields";

const seo = () =>
  z.strictObject({
    title: text(),
    description: text(),
    shareTitle: text(),
    shareDescription: text(),
  });

const iconText = () => z.strictObject({ icon: icon(), title: text(), text: prose() });

/** `content/pages/home.md`; the body is the introduction under the title. */
export const homePage = z.strictObject({
  seo: seo(),
  eyebrow: text(),
  title: text(),
  highlight: text(),
  primaryLink: link(),
  secondaryLink: link(),
  photoAlt: text(),
  perksTitle: text(),
  memories: z.strictObject({ title: text(), text: prose(), photoAlt: text(), link: link() }),
});

/** `content/pages/program.md`; the body is the introduction under the title. */
export const programPage = z.strictObject({
  seo: seo(),
  title: text(),
  checksTitle: text(),
  checks: z.array(iconText()),
  closing: z.strictObject({
    title: text(),
    text: prose(),
    photo: photo(),
    photoAlt: text(),
    link: link(),
  }),
});

/** `content/pages/gallery.md`; the body is the introduction under the title. */
export const galleryPage = z.strictObject({
  seo: seo(),
  title: text(),
  photosLabel: text(),
  photoAlt: text(),
  openLabel: text(),
  link: link(),
});

/** `content/pages/about-us.md`; the body is the mission text. */
export const aboutPage = z.strictObject({
  seo: seo(),
  title: text(),
  mission: z.strictObject({ title: text(), photo: photo(), photoAlt: text() }),
  team: z.strictObject({ title: text(), text: prose() }),
});

const formField = () => z.strictObject({ label: text(), placeholder: text() });

/** `content/pages/contact.md`; the body is the introduction under the title. */
export const contactPage = z.strictObject({
  seo: seo(),
  title: text(),
  form: z.strictObject({
    label: text(),
    hint: prose(),
    name: formField(),
    phone: formField(),
    email: formField(),
    message: formField(),
    submit: text(),
    sending: text(),
    retry: text(),
    privacy: prose(),
  }),
  success: text(),
  failure: z.strictObject({
    title: text(),
    answer: text(),
    noReason: text(),
    unreachable: text(),
    missingUserId: text(),
    missingServiceId: text(),
    missingTemplateId: text(),
  }),
  alternatives: z.strictObject({ title: text(), kept: prose(), emailNote: prose() }),
  mail: z.strictObject({ subject: text(), body: text(), emptyBody: text() }),
});

/** `content/pages/not-found.md`: the 404 page, and the view when a page cannot be shown. */
export const notFoundPage = z.strictObject({
  seo: seo(),
  title: text(),
  homeLink: link(),
  linksLabel: text(),
  links: z.array(link()),
  error: z.strictObject({ text: prose(), reload: text() }),
});

/** A card on the home page, `content/perks/*.md`; the body is its text. */
export const perk = z.strictObject({
  order: z.number(),
  icon: icon(),
  title: text(),
  link: link(),
});

/** A collapsible section of the programme, `content/program/*.md`. With `premises` it shows the photos of the premises. */
export const programSection = z.strictObject({
  order: z.number(),
  icon: icon(),
  title: text(),
  parts: z.array(iconText()),
  premises: z.strictObject({ title: text(), photoAlt: text(), openLabel: text() }).optional(),
});
