import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { notFoundPath, type PageLook, routes } from "../site";
import { type MarkedPhoto, pickHero, pickMemories } from "./pick-photos";

interface PageNodes {
  readonly homePage: { id: string } | null;
  readonly programPage: { id: string } | null;
  readonly galleryPage: { id: string } | null;
  readonly aboutPage: { id: string } | null;
  readonly contactPage: { id: string } | null;
  readonly notFoundPage: { id: string } | null;
  readonly allPhoto: { readonly nodes: readonly MarkedPhoto[] };
}

interface PageFile {
  readonly template: string;
  readonly route: string;
  readonly look: PageLook;
}

/** Address, template and look of each page file; the key is its name in the query. */
const pages: Readonly<Record<Exclude<keyof PageNodes, "allPhoto">, PageFile>> = {
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
        nodes {
          id
          caption { hero memories }
        }
      }
    }
  `);
  if (errors) reporter.panicOnBuild("The pages of content/ could not be queried.", errors);
  return data;
}

/**
 * Creates one page for each file of `content/pages`. The template queries it by `id`, the shell
 * takes its look, and the home page is also told which photos of the gallery it shows.
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const data = await queryPages(args);
  if (!data) return;
  const photos = data.allPhoto.nodes;
  const homePhotos = {
    heroId: pickHero(photos)?.id,
    memoryIds: pickMemories(photos).map(({ id }) => id),
  };
  for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
    const { template, route, look } = pages[name];
    const id = data[name]?.id;
    if (!id) {
      args.reporter.panicOnBuild(`content/pages has no valid file for the page ${route}`);
      continue;
    }
    args.actions.createPage({
      path: route,
      component: path.resolve(`src/templates/${template}.tsx`),
      context: { id, look, ...(name === "homePage" && homePhotos) },
    });
  }
};
