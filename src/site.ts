/**
 * Addresses that code names (specification, section 2); `pages` has all. `activities` is a name only:
 * it has no page.
 */
export const routes = { home: "/", gallery: "/gallery", activities: "/activities" } as const;

/** How the addresses of a list's photos begin, where all of it is shown: `#slika-7`. */
export const photoAnchors = { gallery: "slika", premises: "prostor" } as const;

/** Address of the page that hosts serve with status 404. */
export const notFoundPath = "/404.html";

/** Colours of the shell around a page: the header's background, and the cut edge above the footer. */
export interface ShellColors {
  readonly header: "night" | "paper";
  readonly edge: "paper" | "sand" | "none";
}

/** Gatsby's page context. */
export interface PageContext {
  readonly route: string;
  readonly colors: ShellColors;
  /** The build day in Sarajevo, `2027-03-01`; only if the content has closures or notices. */
  readonly builtOn?: string;
}

interface SitePage extends PageContext {
  /** The kind of its content: its GraphQL type, and its schema in `src/content/kinds/pages.ts`. */
  readonly type: string;
  /** Its content, in `content/pages/`. */
  readonly file: string;
  /** Its template, in `src/templates/`, without the ending. */
  readonly template: string;
  readonly inSitemap: boolean;
  /** The list of photos that it shows all of. */
  readonly photos?: keyof typeof photoAnchors;
}

/** Every page of the site, in the order in which they are listed. All else follows from here. */
export const pages = [
  {
    type: "HomePage",
    route: routes.home,
    file: "home.md",
    template: "home",
    colors: { header: "night", edge: "paper" },
    inSitemap: true,
  },
  {
    type: "ProgramPage",
    route: "/program",
    file: "program.md",
    template: "program",
    colors: { header: "paper", edge: "sand" },
    inSitemap: true,
  },
  {
    type: "GalleryPage",
    route: routes.gallery,
    file: "gallery.md",
    template: "gallery",
    colors: { header: "paper", edge: "paper" },
    inSitemap: true,
    photos: "gallery",
  },
  {
    type: "AboutPage",
    route: "/about-us",
    file: "about-us.md",
    template: "about-us",
    colors: { header: "paper", edge: "paper" },
    inSitemap: true,
  },
  {
    type: "ContactPage",
    route: "/contact",
    file: "contact.md",
    template: "contact",
    colors: { header: "night", edge: "paper" },
    inSitemap: true,
  },
  {
    type: "NotFoundPage",
    route: notFoundPath,
    file: "not-found.md",
    template: "not-found",
    colors: { header: "night", edge: "none" },
    inSitemap: false,
  },
] as const satisfies readonly SitePage[];

/** The template of pages that staff add, in `src/templates/`. */
export const textPageTemplate = "text-page";

/**
 * Names that no added page may have: something else is published under them, hosts and browsers ask
 * for them, or a part of the site once stood there.
 */
export const takenNames: readonly string[] = [
  ...["404", "index", "static", "page-data", "icons", "brand", "files", "api", "admin"],
  ...["activities", "sitemap", "robots", "manifest", "favicon"],
];

/**
 * Widths in px from which a layout changes. Style sheets have each as custom media: `(--desktop)`
 * from it on, `(--below-desktop)` under it.
 */
export const breakpoints = {
  tablet: 768,
  desktop: 1024,
  /** From here on the header shows the menu in a row; below, the burger opens it. */
  menu: 1024,
  /** The same for a menu of more than five entries. */
  longMenu: 1280,
} as const;

/**
 * Photos on one page of the gallery; more of them go to further pages. So the first view weighs the
 * same however many photos there are (measured with 1,000: docs/figures.md).
 */
export const galleryPageSize = 40;

/** Photos of the memories on the home page (specification, section 2). */
export const memoriesCount = 3;

/** Page transition: durations in ms, distance in px (specification, section 9). */
export const transition = { enterMs: 500, exitMs: 300, risePx: 20 } as const;

/**
 * Toasts: how long each stays in ms, `standard` where nothing is said, the others after a form was
 * sent; and how far in % of its width it is dragged away (specification, sections 8 and 9).
 */
export const toastMs = { standard: 5000, success: 3000, failure: 3000 } as const;
export const toastDragPercent = 80;

/** Rows of the enquiry's message (specification, section 3). */
export const messageRows = 5;

/** Height of the map in px below the breakpoint `tablet` (specification, section 9). */
export const phoneMapHeight = 400;

/** Limits of the map (specification, section 9). Sizes in px; `nativeZoom` is the last zoom with real tiles. */
export const mapLimits = {
  maxZoom: 20,
  nativeZoom: 18,
  tileSize: 256,
  marker: { width: 80, height: 150 },
} as const;

/**
 * The files that are made of each photo: widths in px, WebP quality of 100 (docs/decisions/003).
 * A photo that is narrower gets the widths it has.
 */
export const photoFiles = {
  widths: [264, 320, 392, 480, 588, 720, 880, 1080, 1280],
  quality: 65,
} as const;

/** A request to the mail provider is given up after this many ms without an answer; it may arrive. */
export const sendTimeoutMs = 20_000;

/** For this many ms after such a request the form asks before it sends the same words again. */
export const askBeforeResendMs = 60_000;

/** What browsers colour their own bar with: the header's ground (`--night`, `--paper` of the design tokens). */
export const themeColors = { night: "#17234f", paper: "#fff9f0" } as const;

/** Picture of a shared link; 1200 × 630 is what social networks show uncropped. */
export const shareImage = {
  path: "/brand/share-card.jpg",
  type: "image/jpeg",
  width: 1200,
  height: 630,
} as const;

/**
 * Icons: the one of the tab, and what home screens take. Of `maskable` a circle of 80 % is sure to
 * show (W3C manifest). Chromium takes up the tab's anew with each navigation, and an SVG is a
 * document of its own: 5 ms of the main thread.
 */
export const icons = {
  tab: "/brand/favicon.png",
  touch: "/brand/apple-touch-icon.png",
  small: "/brand/icon-192.png",
  large: "/brand/icon-512.png",
  maskable: "/brand/icon-maskable-512.png",
} as const;

/** The web manifest, written by `src/gatsby/output/found-files.ts`. */
export const manifestPath = "/manifest.webmanifest";
