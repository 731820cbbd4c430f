import { fill } from "../content/fill-placeholders";
import type { ContactPage } from "../content/kinds/pages";
import { type Enquiry, fieldNames, isEmpty } from "./enquiry";

/**
 * The e-mail that a parent can send instead of the form, with what was typed in it. Lines of empty
 * fields are left out, and so is the paragraph of an empty message.
 * @param texts `body` has a placeholder for each field, such as `{name}`
 */
export function mailOf(
  enquiry: Enquiry,
  texts: ContactPage["mail"],
): { subject: string; body: string } {
  if (isEmpty(enquiry)) return { subject: texts.subject, body: texts.emptyBody };
  const empty = fieldNames.filter((name) => enquiry[name].trim() === "");
  const paragraphs = texts.body
    .split("\n\n")
    .map((paragraph) =>
      paragraph.includes("{message}") && empty.includes("message")
        ? []
        : paragraph.split("\n").filter((line) => !empty.some((name) => line.includes(`{${name}}`))),
    );
  const body = paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
  return { subject: texts.subject, body: fill(body, { ...enquiry }) };
}
