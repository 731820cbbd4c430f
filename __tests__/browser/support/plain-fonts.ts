// Before all tests, let Chromium on Linux use the same fonts on every machine: DejaVu, which Debian installs with it.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { testReportsFolder } from "../../../scripts/system/paths";

const dejaVu = "/usr/share/fonts/truetype/dejavu";

/** The fonts that pages use in place of Arial, for the tests of fallback fonts. */
export const liberation = "/usr/share/fonts/truetype/liberation";

const folder = path.join(testReportsFolder, "fonts");
const file = path.join(folder, "fonts.conf");

const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${dejaVu}</dir>
  <dir>${liberation}</dir>
  <cachedir>${folder}</cachedir>
  <alias binding="same"><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias binding="same"><family>system-ui</family><prefer><family>DejaVu Sans</family></prefer></alias>
</fontconfig>
`;

/** The fontconfig file with only these fonts; undefined if they are not installed. */
export const plainFonts = existsSync(dejaVu) ? file : undefined;

export default function writePlainFonts(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, configuration);
}
