// Files and folders in `content/` that nobody meant as content.

/** Names, in any case, that systems, editors and programs give to what they leave in folders. */
const leftover = new RegExp(
  `^(?:${[
    // macOS: metadata on disks of other systems; the icon of a folder.
    ...["\\._.*", "Icon\\r"],
    // Windows: previews, settings of a folder, deleted files; the origin of a file, seen from Linux.
    ...["(?:eh)?thumbs\\.db", "desktop\\.ini", "\\$recycle\\.bin", "system volume information"],
    ".*:Zone\\.Identifier",
    // Network storage: previews and deleted files. Linux: files that a repair of the disk has found.
    ...["@eaDir", "#recycle", "lost\\+found"],
    // Emacs and Office: locks, unsaved changes. Vim: swap files. Many programs: backups, half-written files; Chrome's end in .crswap.
    ...["\\.#.*", "#.*#", "~\\$.*", ".*\\.sw[nopx]", ".*~", ".*\\.(?:bak|orig|tmp|crswap)"],
  ].join("|")})$`,
  "i",
);

/** Whether a name is one that only programs give. */
export function isLeftover(name: string): boolean {
  return leftover.test(name);
}

/** Whether a file is hidden on macOS and Linux: its name, or that of a folder, starts with a dot. */
export function isHidden(relativePath: string): boolean {
  return /(?:^|[\\/])\./.test(relativePath);
}

/**
 * Whether a file or folder is no content, by its name or the name of a folder that it is in.
 * @param relativePath path below `content/`, with the separators of any system
 */
export function isIgnored(relativePath: string): boolean {
  return isHidden(relativePath) || relativePath.split(/[\\/]/).some(isLeftover);
}
