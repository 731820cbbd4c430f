import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { galleryPartStarts, galleryRoute } from "../../domain/gallery-parts";
import { galleryPartSize, notFoundPath, type PageLook, routes } from "../../site";

interface PageNodes {
  readonly homePage: { id: string } | null;
  readonly programPage: { id: string } | null;
  readonly galleryPage: { id: string } | null;
  readonly aboutPage: { id: string } | null;
  readonly contactPage: { id: string } | null;
  readonly notFoundPage: { id: string } | null;
  readonly allPhoto: { readonly totalCount: number };
}

interface PageFile {
  readonly template: string;
  readonly route: string;
  readonly look: PageLook;
}

type PageName = Exclude<keyof PageNodes, "allPhoto">;

/** Address, template and look of each page file; the key is its name in the query. */
const pages: Readonly<Record<PageName, PageFile>> = {
  homePage: { template: "home", route: routes.home, look: { header: "night", edge: "paper" } },
  programPage: {
    template: "program",
    route: routes.program,
    look: { header: "paper", edge: "sand" },
  },
  galleryPage: {
    template: "gallery",
    route: routes.gallery,
    look: { header: "paper", edge: "paper" },
  },
  aboutPage: {
    template: "about-us",
    route: routes.about,
    look: { header: "paper", edge: "paper" },
  },
  contactPage: {
    template: "contact",
    route: routes.contact,
    look: { header: "night", edge: "paper" },
  },
  notFoundPage: {
    template: "not-found",
    route: notFoundPath,
    look: { header: "night", edge: "none" },
  },
};

async function queryPages({ graphql, reporter }: CreatePagesArgs): Promise<PageNodes | undefined> {
  const { data, errors } = await graphql<PageNodes>(`
    query ContentPages {
      homePage { id }
      programPage { id }
      galleryPage { id }
      aboutPage { id }
      contactPage { id }
      notFoundPage { id }
      allPhoto(filter: { set: { eq: "gallery" } }, sort: { number: ASC }) {
        totalCount
      }
    }
  `);
  if (errors) reporter.panicOnBuild("The pages of content/ could not be queried.", errors);
  return data;
}

interface PageVariant {
  readonly path: string;
  /** What the template's query needs beside `id`. */
  readonly context: object;
}

/** The pages made of one page file: one, but for a gallery of many photos. */
function variantsOf(name: PageName, photoCount: number): PageVariant[] {
  if (name === "galleryPage") {
    return galleryPartStarts(photoCount).map((start) => ({
      path: galleryRoute(start),
      context: { skip: start - 1, limit: galleryPartSize },
    }));
  }
  return [{ path: pages[name].route, context: {} }];
}

/**
 * Creates the pages of each file of `content/pages`. The template queries the file by `id`, the
 * shell takes its look, and the gallery's pages are also told which photos they show.
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const data = await queryPages(args);
  if (!data) return;
  for (const name of Object.keys(pages) as PageName[]) {
    const { template, route, look } = pages[name];
    const id = data[name]?.id;
    if (!id) {
      args.reporter.panicOnBuild(`content/pages has no valid file for the page ${route}`);
      continue;
    }
    const component = path.resolve(`src/templates/${template}.tsx`);
    for (const { path: address, context } of variantsOf(name, data.allPhoto.totalCount)) {
      args.actions.createPage({ path: address, component, context: { id, look, ...context } });
    }
  }
};
