// Kept out of site.ts: the inline script imports this file, and would otherwise carry all of site.ts.

/** Ids of elements that links lead to, on some page or on all. */
export const elementIds = {
  main: "main",
  menu: "meni",
  perks: "kartice",
  contactCard: "podaci",
} as const;

/** Id of the list of a page's scripts and data, which the inline script reads. */
export const deferredFilesId = "deferred-files";
