/** @jest-environment jsdom */

import { isReadable, readContentFile } from "../../../src/check/content-file";
import { expectedAnswers, missingAnswers } from "../../../src/check/missing-answers";
import { collectionOf } from "../../../src/content/collections";
import { soundText } from "./support/content";

function missing(file: string, text: string) {
  const collection = collectionOf(file);
  const content = collection && readContentFile(file, collection, text);
  return content && isReadable(content) ? missingAnswers(content).map(({ path }) => path) : [file];
}

it.each(Object.entries(expectedAnswers))(
  "a build names what parents ask and %s leaves out",
  (file, names) => {
    expect(missing(file, soundText(file))).toEqual([]);
    const paths = names.map((name) => name.split("."));
    const without = paths.reduce(
      (text, path) => text.replace(new RegExp(`^( *)${path.at(-1)}:`, "m"), "$1other:"),
      soundText(file),
    );
    expect(missing(file, without)).toEqual(paths);
  },
);
