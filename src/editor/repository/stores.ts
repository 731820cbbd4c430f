/** The stores of the editor's database. */
const stores = [
  ...["asset-hashes", "asset-thumbnails", "draft-backups", "file-cache"],
  ...["file-system-handles", "meta", "ui-settings"],
];

/**
 * Make the editor's database for a repository with all its stores, unless this device has it. The editor adds each
 * store when it is first used; of two that are first used at once, as in the first form on a device, it makes only
 * one until a reload, and small pictures are missing or unsaved words are not kept.
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
