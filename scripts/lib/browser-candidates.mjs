// @ts-check
import path from "node:path";

/** Names of Chrome and Chromium programs on Linux, best first. */
const LINUX_NAMES = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
const LINUX_FOLDERS = ["/usr/local/bin", "/usr/bin", "/bin", "/snap/bin"];
const MAC_APPS = ["Google Chrome", "Chromium", "Microsoft Edge"];
const WINDOWS_PROGRAMS = [
  ["Google", "Chrome", "Application", "chrome.exe"],
  ["Chromium", "Application", "chrome.exe"],
  ["Microsoft", "Edge", "Application", "msedge.exe"],
];

/**
 * @template T
 * @param {readonly (T | undefined)[]} list
 * @returns {T[]}
 */
const present = (list) => /** @type {T[]} */ (list.filter(Boolean));

/**
 * Lists where an installed Chrome, Chromium or Edge usually is.
 * @param {string} platform as in process.platform
 * @param {Record<string, string | undefined>} env
 * @returns {string[]} absolute paths, best first; they need not exist
 */
export function browserCandidates(platform, env) {
  if (platform === "win32") {
    const roots = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA];
    return WINDOWS_PROGRAMS.flatMap((parts) =>
      present(roots).map((root) => path.win32.join(root, ...parts)),
    );
  }
  if (platform === "darwin") {
    const home = env.HOME && path.posix.join(env.HOME, "Applications");
    return MAC_APPS.flatMap((app) =>
      present(["/Applications", home]).map((root) => `${root}/${app}.app/Contents/MacOS/${app}`),
    );
  }
  const folders = new Set([...(env.PATH ?? "").split(":").filter(Boolean), ...LINUX_FOLDERS]);
  return LINUX_NAMES.flatMap((name) => [...folders].map((folder) => path.posix.join(folder, name)));
}
