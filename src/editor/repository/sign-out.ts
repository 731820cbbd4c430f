import { deleteDatabases, forgetSettings } from "../sveltia/storage";

const signedOut = "sanjalica.signed-out";

/** Sign out: reload, because a fresh page has no database open, and delete them then. */
export function signOut(): void {
  forgetSettings();
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
  if (!sessionStorage.getItem(signedOut)) return;
  await deleteDatabases(database);
  sessionStorage.removeItem(signedOut);
}
