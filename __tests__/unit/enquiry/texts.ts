import { contactPage } from "../../../src/content/schemas/pages";
import { getFileFields } from "../../support/content-files";

const { body: _introduction, ...fields } = getFileFields("pages/contact.md");

/** The contact page of the tests' own content, as the build reads it: a new text needs no edit here. */
export const texts = contactPage.parse(fields);
