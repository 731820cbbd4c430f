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
 * Lists where an installed Chrome, Chromium or Edge usually is.
 * @param platform as in process.platform
 * @returns absolute paths, best first; they need not exist
 */
export function browserCandidates(platform: string, env: NodeJS.ProcessEnv): string[] {
  if (platform === "win32") {
    const roots = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA];
    return WINDOWS_PROGRAMS.flatMap((parts) =>
      roots.flatMap((root) => (root ? [path.win32.join(root, ...parts)] : [])),
    );
  }
  if (platform === "darwin") {
    const folders = ["/Applications"];
    if (env.HOME) folders.push(path.posix.join(env.HOME, "Applications"));
    return MAC_APPS.flatMap((app) =>
      folders.map((root) => `${root}/${app}.app/Contents/MacOS/${app}`),
    );
  }
  const folders = new Set([...(env.PATH ?? "").split(":").filter(Boolean), ...LINUX_FOLDERS]);
  return LINUX_NAMES.flatMap((name) => [...folders].map((folder) => path.posix.join(folder, name)));
}
