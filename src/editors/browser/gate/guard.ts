import type { Problem } from "../../../check/problem";
import { tell } from "../page/ask";
import {
  type Change,
  contentAfter,
  type Entry,
  errorsIn,
  type Loaded,
  loadedContent,
  rememberText,
} from "./content";
import { errorsInNewFiles } from "./new-files";
import { Refusal } from "./refusal";
import { followSite } from "./standing";

interface Request {
  readonly changes: readonly Change[];
}

/** What the editor answers once the changes are written. */
interface Written {
  readonly commit: { readonly date?: Date };
  readonly savedEntries: readonly Entry[];
}

type Write<Answer extends Written> = (request: Request) => Promise<Answer>;

const keyOf = ({ file, field, what }: Problem) => [file, field, what].join("\n");

const textsOf = (changes: readonly Change[]) =>
  new Map(
    changes.flatMap(({ path, data }) => (typeof data === "string" ? [[path, data] as const] : [])),
  );

/** The errors that these changes would cause; those that are there already do not count. */
async function newErrors(changes: readonly Change[], loaded: Loaded): Promise<Problem[]> {
  const content = loadedContent(loaded);
  const before = new Set(errorsIn(content).map(keyOf));
  const after = errorsIn(await contentAfter(content, changes));
  return [
    ...(await errorsInNewFiles(changes)),
    ...after.filter((error) => !before.has(keyOf(error))),
  ];
}

/** Says why nothing was written where no form does: lists show the editor's own words, or none. */
async function tellLater(refusal: Refusal): Promise<void> {
  await new Promise((done) => setTimeout(done));
  if (!refusal.isShown) await tell(refusal.cause.message);
}

/**
 * Stands before everything that the editor writes, whoever asks for it: the content as it would be
 * afterwards is judged by the rules of `npm run check`, and changes that would cause an error are not
 * written.
 * @param loaded what the editor has loaded, as it is when this is called
 * @param write the editor's function that writes changes
 * @returns the same function, behind the gate; it throws a `Refusal`
 */
export function guarded<Answer extends Written>(
  loaded: () => Loaded,
  write: Write<Answer>,
): Write<Answer> {
  const follow = followSite(loaded);
  return async (request) => {
    const errors = await newErrors(request.changes, loaded());
    const texts = textsOf(request.changes);
    if (errors.length > 0) {
      const refusal = new Refusal(errors, texts);
      void tellLater(refusal);
      throw refusal;
    }
    const answer = await write(request);
    for (const entry of answer.savedEntries) {
      const text = texts.get(entry.locales._default.path);
      if (text !== undefined) rememberText(entry, text);
    }
    follow(answer.commit.date);
    return answer;
  };
}
