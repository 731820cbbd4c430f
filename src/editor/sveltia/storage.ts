// The package's storage on this device: a key for the repository, a copy of it, and words that are not saved.

/** The stores of its database for a repository. */
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
 * Make the database for a repository with all its stores, unless this device has it. The package adds a store when it
 * is first used. If two are first used at once, as in the first form on a device, it makes only one until a reload:
 * small pictures are missing, or unsaved words are not kept.
 * @throws DOMException if the browser keeps nothing for this site
 */
export function makeDatabase(name: string): Promise<void> {
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

/** Delete all its databases, whose names begin with the kind of the repository. Firefox before 126 cannot list them. */
export async function deleteDatabases(current: string): Promise<void> {
  const databases = (await indexedDB.databases?.()) ?? [];
  const names = databases
    .map(({ name = "" }) => name)
    .filter((name) => /^(?:github|local):/.test(name));
  await Promise.all([current, ...names].map(deleteDatabase));
}

/** Return the key that somebody has signed in with. */
export const getSignInKey = (): unknown =>
  JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}").token;

/** Forget the key, all settings, and when this site was saved last. */
export function forgetSettings(): void {
  for (const name of Object.keys(localStorage))
    if (/^(?:sveltia-cms|sanjalica)\./.test(name)) localStorage.removeItem(name);
}
