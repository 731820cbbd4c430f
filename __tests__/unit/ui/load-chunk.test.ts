import { loadChunk } from "../../../src/ui/load-chunk";

const gone = () => Promise.reject(new Error("gone"));

/** Answers with the hash of the deployed build; this page is from build "old". */
function deploy(hash: string) {
  window.___webpackCompilationHash = "old";
  Object.assign(globalThis, {
    fetch: async () => ({ json: async () => ({ webpackCompilationHash: hash }) }),
  });
}

afterEach(() => document.body.replaceChildren());

// __tests__/browser/deployment.test.ts tests the reload itself.
it("rejects if the build is not outdated", async () => {
  deploy("old");
  await expect(loadChunk(gone)).rejects.toThrow("gone");
});

it.each([
  ["is focused", (field: HTMLTextAreaElement) => field.focus()],
  ["has text", (field: HTMLTextAreaElement) => field.append("Kada?")],
])("does not reload while a field %s", async (_, change) => {
  deploy("new");
  const field = document.createElement("textarea");
  document.body.append(field);
  change(field);
  await expect(loadChunk(gone)).rejects.toThrow("gone");
});
