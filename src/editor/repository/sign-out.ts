import { deleteDatabases, forgetSettings } from "../sveltia/storage";

const signedOutKey = "sanjalica.signed-out";

/** Sign out: forget the settings and reload, because only a new page can delete the databases. */
export function signOut(): void {
  forgetSettings();
  sessionStorage.setItem(signedOutKey, "yes");
  window.location.reload();
}

/** After a sign-out, delete the databases: Sveltia CMS forgets only the token, and keeps the repository and drafts. */
export async function finishSignOut(): Promise<void> {
  // Sveltia CMS accepts an access token in such a URL. We do not, because the URL stays in the history.
  if (window.location.hash.startsWith("#/signin/")) history.replaceState(null, "", "#/");
  if (!sessionStorage.getItem(signedOutKey)) return;
  await deleteDatabases();
  sessionStorage.removeItem(signedOutKey);
}
