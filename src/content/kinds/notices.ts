import type { z } from "zod";
import { date, describedLink, group, isChronological, rule, text } from "../fields";
import type { QueryResult } from "../query-result";

/** A notice on the home page, `content/notices/*.md`; the body is its text. */
export const notice = group("Obavještenje", {
  title: text("Naslov"),
  from: date("Prvi dan", { hint: "Dan od kojeg se obavještenje prikazuje." }),
  to: date("Posljednji dan", {
    hint: "Posljednji dan na koji se prikazuje. Poslije njega nestaje samo.",
    example: '"2027-03-15"',
  }),
  link: describedLink("Link ispod teksta").optional(),
}).refine(isChronological, rule("dates", ["from", "to"]));

export type Notice = QueryResult<z.infer<typeof notice>>;
