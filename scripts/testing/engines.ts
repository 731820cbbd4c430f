// Finds or installs the engines that the long tests run in beside Chromium.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { UserError } from "../system/user-error";
import { installWithApt } from "./browser";

/** Where Debian's package firefox-esr, and Firefox's own packages, put it. */
const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

export function findFirefox(): string | undefined {
  return FIREFOX.find((file) => existsSync(file));
}

/** The programs of WebKitGTK: what drives it, what shows its window, what draws the screen. */
export const WEBKIT = {
  driver: "/usr/bin/WebKitWebDriver",
  python: "/usr/bin/python3",
  screen: "/usr/bin/Xvfb",
} as const;

/** @returns true when WebKitGTK can be driven in a window of our own */
export function hasWebkit(): boolean {
  if (!Object.values(WEBKIT).every((file) => existsSync(file))) return false;
  const binding = 'import gi; gi.require_version("WebKit2", "4.1")';
  return spawnSync(WEBKIT.python, ["-c", binding]).status === 0;
}

interface Engine {
  readonly name: string;
  /** Of Debian. */
  readonly packages: readonly string[];
  readonly isInstalled: () => boolean;
}

const ENGINES: readonly Engine[] = [
  {
    name: "Firefox",
    packages: ["firefox-esr"],
    isInstalled: () => findFirefox() !== undefined,
  },
  {
    name: "WebKit",
    packages: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"],
    isInstalled: hasWebkit,
  },
];

/**
 * Find the engines, install what is missing where that is possible, and say which are missing
 * nevertheless: their tests are skipped.
 * @throws {UserError} for a missing engine where the variable CI is set, as in the nightly workflow
 */
export async function findEngines(): Promise<void> {
  const absent = () => ENGINES.filter(({ isInstalled }) => !isInstalled());
  const packages = absent().flatMap((engine) => engine.packages);
  if (packages.length > 0) await installWithApt(packages);
  const missing = absent();
  if (missing.length === 0) return;
  const message = `Nedostaje: ${missing.map(({ name }) => name).join(", ")}. Testovi u tim preglednicima su preskočeni; na Debianu ih donose paketi ${missing.flatMap((engine) => engine.packages).join(" ")}.`;
  if (process.env.CI) throw new UserError(message);
  console.log(message);
}
