import type { Entry } from "../../../../../src/editors/browser/gate/content";
import { setEntryOfDraft } from "../../../../../src/editors/browser/repository/entry-of-draft";

const entry: Entry = {
  locales: { _default: { path: "content/a.md", content: { title: "Novo", __source: "now" } } },
};

/** A draft as the editor makes it, whose entry cannot be assigned. */
function draftOf(originalEntry?: Entry): { originalEntry?: Entry } {
  return Object.defineProperty({}, "originalEntry", { value: originalEntry, configurable: true });
}

it("lets a restored draft differ from a file that has been saved since", () => {
  const draft = draftOf(entry);
  setEntryOfDraft(draft, { _default: { title: "Moje", __source: "then" } });
  expect(draft.originalEntry).toEqual({
    locales: { _default: { path: "content/a.md", content: { title: "Novo", __source: "then" } } },
  });
});

it("leaves alone the draft of an unchanged file, and of a new one", () => {
  const draft = draftOf(entry);
  setEntryOfDraft(draft, { _default: { title: "Moje", __source: "now" } });
  expect(draft.originalEntry).toBe(entry);
  const added = draftOf();
  setEntryOfDraft(added, { _default: { title: "Moje" } });
  expect(added.originalEntry).toBeUndefined();
});
