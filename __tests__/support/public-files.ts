// Reads the built site.
import fs from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { sitePublic } from "./tested-site";

/** @returns paths below the built site that match, with `/`; those of the editor, which parents never see, are left out */
export function publicFiles(pattern: RegExp): string[] {
  return (
    fs
      .readdirSync(sitePublic, { recursive: true, encoding: "utf8" })
      .map((file) => file.replaceAll(path.sep, "/"))
      // Gatsby names some folders like files, such as `page-data/404.html`.
      .filter(
        (file) =>
          pattern.test(file) && !/^admin[/.]/.test(file) && fs.statSync(publicPath(file)).isFile(),
      )
  );
}

export const publicPath = (file: string) => path.join(sitePublic, file);

export const readPublic = (file: string) => fs.readFileSync(publicPath(file), "utf8");

/** @returns a page of the built site, parsed as by a browser without scripts */
export const documentOf = (file: string) => new JSDOM(readPublic(file)).window.document;
