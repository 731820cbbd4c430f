/** Routes used in code (specification, section 2). */
export const routes = {
  home: "/",
  program: "/program",
  gallery: "/gallery",
  contact: "/contact",
} as const;

/** Prefix of the hashes of the gallery's photos: `#slika-7`. */
export const galleryIdPrefix = "slika";

/**
 * Return the prefix of the hashes of the photos that a section or page shows: `upis-slika`.
 * @param fragment of the section, or name of the page
 */
export const getPhotoIdPrefix = (fragment: string) => `${fragment}-${galleryIdPrefix}`;

/** Folder and path of the editor for staff. */
export const editorPath = "admin";

/** Folder of the downloads, in `content/` and in URLs. */
export const downloadsFolder = "files";

/** Path of the page that the host serves with status 404. */
export const notFoundPath = "/404.html";

/** The sky of a page while the sun is up in Sarajevo; after sunset all pages have the night sky. */
export type Sky = "sunrise" | "morning" | "noon" | "dusk" | "evening";

export interface PageContext {
  readonly route: string;
  readonly sky: Sky;
  /** The build day in Sarajevo, `2027-03-01`. */
  readonly builtOn: string;
}

interface SitePage extends Omit<PageContext, "builtOn"> {
  /** GraphQL type of its content, with a schema in `src/content/schemas/pages.ts`. */
  readonly type: string;
  /** Content file in `content/pages/`; the template in `src/templates/` has the same name. */
  readonly file: string;
}

/** Other GraphQL types that code names. */
export const contentTypes = {
  addedPage: "AddedPage",
  notice: "Notice",
  pageSection: "PageSection",
  photo: "Photo",
  programSection: "ProgramSection",
} as const;

/** Account data for the mail provider, EmailJS; empty if the site was built without it. */
export interface EnquiryServiceConfig {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** Origin of the provider, or `/` for the server that served this page. */
  readonly host: string;
}

/** Every page of the site except those that staff add. */
export const pages = [
  { type: "HomePage", route: routes.home, file: "home.md", sky: "sunrise" },
  { type: "ProgramPage", route: routes.program, file: "program.md", sky: "morning" },
  { type: "GalleryPage", route: routes.gallery, file: "gallery.md", sky: "noon" },
  { type: "AboutPage", route: "/about-us", file: "about-us.md", sky: "dusk" },
  { type: "ContactPage", route: routes.contact, file: "contact.md", sky: "evening" },
  { type: "NotFoundPage", route: notFoundPath, file: "not-found.md", sky: "evening" },
] as const satisfies readonly SitePage[];

/** The pages that links in content may lead to. */
export const linkablePages = pages.filter(({ route }) => route !== notFoundPath);

/** Minimum viewport widths in px. Style sheets say `(--desktop)` from there on, `(--below-desktop)` below. */
export const breakpoints = {
  tablet: 768,
  desktop: 1024,
  /** From here on the header shows the menu as a row; below, the burger button opens it. */
  menu: 1024,
  /** The same for a menu of more than five entries. */
  longMenu: 1280,
} as const;

/** Maximum height in rem of phones in landscape. Style sheets say `(--low)` up to there, `(--not-low)` above. */
export const lowHeight = 32;

/** Number of photos in the memories section of the home page (specification, section 2). */
export const memoriesCount = 3;

/** Photos per page of the gallery (docs/decisions/029). */
export const galleryPageSize = 40;

/** The number of days before a closure on which its announcement begins; the staff guide names it too. */
export const announcementLeadDays = 30;

/** Page transition: durations in ms, distance in px (specification, section 9). */
export const transition = { enterMs: 500, exitMs: 300, risePx: 20 } as const;

/** Duration in ms of toasts after the form is sent, which are all there are (specification, sections 8 and 9). */
export const toastMs = 3000;

/** The distance a toast is dragged to be dismissed, in % of its width (specification, section 9). */
export const toastDragPercent = 80;

/** Rows of the message field of the enquiry form (specification, section 3). */
export const messageRows = 5;

/** Height of the map in px below the breakpoint `tablet` (specification, section 9). */
export const phoneMapHeight = 400;

/** Limits of the map (specification, section 9). Sizes in px; `nativeZoom` is the deepest zoom that has tiles. */
export const mapLimits = {
  maxZoom: 20,
  nativeZoom: 18,
  tileSize: 256,
  marker: { width: 80, height: 150 },
} as const;

/** The files of each photo: widths in px, WebP quality out of 100 (docs/decisions/003). None is scaled up. */
export const photoVariants = {
  widths: [320, 392, 480, 588, 720, 880, 1080, 1280],
  quality: 65,
} as const;
