import { ask } from "../base/ask";
import texts from "../locale/bs.json";
import { signOutItem } from "../sveltia/elements";
import { deleteDatabases, forgetSignInKey } from "../sveltia/storage";

const signedOut = "sanjalica.signed-out";

/** Hold back the command; after a yes, reload, because a fresh page has no database open. */
async function signOut(event: MouseEvent): Promise<void> {
  if (!(event.target instanceof Element && event.target.closest(signOutItem))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const isWanted = await ask({
    question: "Želite li se odjaviti? S ovog uređaja se briše i ono što niste sačuvali.",
    yes: texts.sign_out,
    no: texts.cancel,
  });
  if (!isWanted) return;
  forgetSignInKey();
  sessionStorage.setItem(signedOut, "yes");
  window.location.reload();
}

/**
 * Leave nothing on the device after a sign-out: the package itself forgets only the key, and keeps a copy of the
 * repository and the words that were not saved.
 */
export async function installSignOut(database: string): Promise<void> {
  // The package signs in with a key in such a URL. We refuse it: the URL stays in the history.
  if (window.location.hash.startsWith("#/signin/")) history.replaceState(null, "", "#/");
  window.addEventListener("click", signOut, true);
  if (!sessionStorage.getItem(signedOut)) return;
  await deleteDatabases(database);
  sessionStorage.removeItem(signedOut);
}
