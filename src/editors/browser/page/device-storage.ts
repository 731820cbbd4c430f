import texts from "../locale/bs.json";
import { ask } from "./ask";

// The editor adds each store to its database when it is first used. Of two that are first used at once, as
// in the first form on a device, one is not made until a reload: small pictures are missing, or unsaved
// words are not kept. So all are made before it starts.

const stores = [
  ...["asset-hashes", "asset-thumbnails", "draft-backups", "file-cache"],
  ...["file-system-handles", "meta", "ui-settings"],
];

/**
 * Make the editor's database for a repository, unless this device has it.
 * @throws DOMException if the browser keeps nothing for this site
 */
export function makeStores({ name, repo }: { name: string; repo?: string }): Promise<void> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(`${name}:${repo}`);
    request.onupgradeneeded = () => {
      for (const store of stores) {
        const keyPath = store === "draft-backups" ? ["collectionName", "slug"] : null;
        request.result.createObjectStore(store, { keyPath });
      }
    };
    request.onsuccess = () => done(request.result.close());
    request.onerror = () => fail(request.error);
  });
}

// Signing out leaves nothing on the device: the editor itself forgets only the key, and keeps a copy of the
// repository and the words that were not saved.

const signedOut = "sanjalica.signed-out";

// The package signs in with a key in such an address. We refuse it: the address stays in the history.
if (window.location.hash.startsWith("#/signin/")) history.replaceState(null, "", "#/");

/** The editor's databases begin with the kind of their repository. */
const ownDatabase = /^(?:github|local):/;

function deleteDatabase(name: string): Promise<void> {
  return new Promise((done) => {
    const request = indexedDB.deleteDatabase(name);
    // If another tab has it open, it is deleted once that tab is closed.
    request.onsuccess = request.onerror = request.onblocked = () => done();
  });
}

/** Delete the editor's databases on this device after a sign-out. */
export async function forgetIfSignedOut(): Promise<void> {
  if (!sessionStorage.getItem(signedOut)) return;
  // Firefox before 126 cannot list them.
  const databases = (await indexedDB.databases?.()) ?? [];
  await Promise.all(
    databases.map(({ name = "" }) => (ownDatabase.test(name) ? deleteDatabase(name) : undefined)),
  );
  sessionStorage.removeItem(signedOut);
}

function forgetKey(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("sveltia-cms.")) localStorage.removeItem(key);
  }
}

/** The last item of the menu: it has no attribute of its own, and browsers may translate its words. */
const command = `[role="menu"][aria-label="${texts.account}"] > :last-child [role="menuitem"]`;

/** Hold back the command; after a yes, reload, because a fresh page has no database open. */
async function signOut(event: MouseEvent): Promise<void> {
  if (!(event.target instanceof Element && event.target.closest(command))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const isWanted = await ask({
    question: "Želite li se odjaviti? S ovog uređaja se briše i ono što niste sačuvali.",
    yes: texts.sign_out,
    no: texts.cancel,
  });
  if (!isWanted) return;
  forgetKey();
  sessionStorage.setItem(signedOut, "yes");
  window.location.reload();
}

window.addEventListener("click", signOut, true);
