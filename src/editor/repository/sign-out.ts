import { ask } from "../base/ask";
import texts from "../locale/bs.json";

const signedOut = "sanjalica.signed-out";

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
async function forgetIfSignedOut(): Promise<void> {
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

/**
 * Leave nothing on the device after a sign-out: the editor itself forgets only the key, and keeps a copy of the
 * repository and the words that were not saved.
 */
export async function installSignOut(): Promise<void> {
  // The package signs in with a key in such an address. We refuse it: the address stays in the history.
  if (window.location.hash.startsWith("#/signin/")) history.replaceState(null, "", "#/");
  window.addEventListener("click", signOut, true);
  await forgetIfSignedOut();
}
