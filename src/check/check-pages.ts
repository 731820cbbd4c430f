import { basename, dirname } from "node:path/posix";
import { collectionOf, pageSectionType } from "../content/collections";
import { sectionPage, textPageRoute } from "../content/places";
import { slugOf, slugPattern } from "../content/slug";
import { pages, takenNames } from "../site";
import { fileError } from "./content-file";
import { isTextPage } from "./link-targets";
import type { Message, Problem } from "./problem";
import { suggest } from "./suggest";
import * as say from "./wording/sections";

const routes: readonly string[] = pages.map(({ route }) => route);

/** Why a page cannot have the address that its file's name gives it. */
function nameProblem(file: string): Message | undefined {
  const name = textPageRoute(file).slice(1);
  if (!slugPattern.test(name)) return say.badPageName(basename(file), `${slugOf(name)}.md`);
  if (routes.includes(`/${name}`) || takenNames.includes(name)) return say.takenPage(`/${name}`);
  return undefined;
}

/** Pages that staff have added, and folders of sections without one. */
export function checkPages(files: readonly string[]): Problem[] {
  const added = files.filter(isTextPage);
  const names = added.flatMap((file) => {
    const message = nameProblem(file);
    return message ? [fileError(file, message)] : [];
  });
  const sections = files.filter((file) => collectionOf(file)?.type === pageSectionType);
  const known = added.map(textPageRoute);
  const lost = sections.flatMap((file) => {
    const route = sectionPage(file);
    if (known.includes(route)) return [];
    const likely = suggest(route, known);
    const page = `content/${dirname(file)}.md`;
    return [fileError(file, say.sectionWithoutPage(page, likely && `content/pages${likely}`))];
  });
  return [...names, ...lost];
}
