import { metaOf } from "../content/schema-node";
import { textsOf } from "./check-fields";
import { type ContentFile, fieldProblem } from "./content-file";
import type { Problem } from "./problem";
import { placeholderContact } from "./wording/files";

/** Numbers the project was delivered with, and the domain that is nobody's (RFC 2606). */
const example = /^\+387 6[12] 000 00\d$|\.example$/;

/** Contact data that nobody answers: reported, but no reason to stop a build. */
export function checkContactData(content: ContentFile): Problem[] {
  return textsOf(content)
    .filter(({ schema }) => ["phone", "email"].includes(metaOf(schema)?.kind ?? ""))
    .filter(({ text }) => example.test(text.trim()))
    .map(({ path, text }) => fieldProblem(content, path, placeholderContact(text), "warning"));
}
