import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { normalizeText, splitFrontMatter } from "../../../src/content/file-text";
import { contactPage } from "../../../src/content/kinds/pages";
import { parseContent } from "../../../src/content/parse";
import { siteContent } from "../../support/site";

const file = "pages/contact.md";
const parts = splitFrontMatter(normalizeText(readFileSync(path.join(siteContent, file), "utf8")));
if ("missing" in parts) throw new Error(`${file} has no fields.`);

/** The contact page of the tests' own content, as the build reads it: a new text needs no edit here. */
export const texts = parseContent(contactPage, parse(parts.fields), file);
