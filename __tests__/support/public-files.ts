// Files of the built site.
import fs from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { sitePublic } from "./tested-site";

/** List matching files by path below the built site, with `/`. Leave out the editor, which parents never see. */
export function listPublicFiles(pattern: RegExp): string[] {
  return (
    fs
      .readdirSync(sitePublic, { recursive: true, encoding: "utf8" })
      .map((file) => file.replaceAll(path.sep, "/"))
      // Gatsby names some folders like files, such as `page-data/404.html`.
      .filter(
        (file) =>
          pattern.test(file) &&
          !/^admin[/.]/.test(file) &&
          fs.statSync(getPublicPath(file)).isFile(),
      )
  );
}

export const getPublicPath = (file: string) => path.join(sitePublic, file);

export const readPublic = (file: string) => fs.readFileSync(getPublicPath(file), "utf8");

/** Parse a page of the built site as a browser without scripts would. */
export const parsePage = (file: string) => new JSDOM(readPublic(file)).window.document;
