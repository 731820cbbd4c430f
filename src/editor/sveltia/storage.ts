// What Sveltia CMS stores on this device: the access token, a copy of the repository, and draft backups.

/** The object stores of its database for a repository. */
const stores = [
  "asset-hashes",
  "asset-thumbnails",
  "draft-backups",
  "file-cache",
  "file-system-handles",
  "meta",
  "ui-settings",
];

/**
 * Create the database for a repository with all its stores, unless it exists. Sveltia CMS adds a store when it first
 * needs it. If it needs two at once, for example in the first form on a device, it creates only one until a reload:
 * thumbnails are missing, or unsaved changes are not backed up.
 * @throws DOMException if the browser stores nothing for this site
 */
export function ensureDatabase(name: string): Promise<void> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(name);
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

function deleteDatabase(name: string): Promise<void> {
  return new Promise((done) => {
    const request = indexedDB.deleteDatabase(name);
    // If another tab has it open, it is deleted once that tab is closed.
    request.onsuccess = request.onerror = request.onblocked = () => done();
  });
}

/** Delete all databases of Sveltia CMS. */
export async function deleteDatabases(): Promise<void> {
  const databases = await indexedDB.databases();
  const names = databases
    .map(({ name = "" }) => name)
    .filter((name) => /^(?:github|local):/.test(name));
  await Promise.all(names.map(deleteDatabase));
}

export const getAccessToken = (): unknown =>
  JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}").token;

/** Delete the access token, all settings, and the time of the last save. */
export function forgetSettings(): void {
  for (const name of Object.keys(localStorage))
    if (/^(?:sveltia-cms|sanjalica)\./.test(name)) localStorage.removeItem(name);
}
