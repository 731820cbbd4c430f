// Systems whose fonts the browser tests simulate, by a fontconfig configuration for Chromium on Linux.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type FontFacts, metricFont } from "./metric-font";
import measured from "./system-fonts.json";

type Measured = keyof typeof measured.fonts;

/** A simulated font, with the metrics of a measured one or wider in proportion. */
interface SystemFont {
  readonly family: string;
  readonly like: Measured;
  /** PostScript names. Without a bold one, one file has all weights. */
  readonly names: { readonly regular: string; readonly bold?: string };
  /** Factor for the widths of the measured font; 1 by default. */
  readonly wider?: number;
}

/** The fonts of a system; the first is its default font. */
export interface System {
  readonly fonts: readonly SystemFont[];
  /** Family that the page must show until its own fonts have loaded. */
  readonly fallback: string;
}

const alone = (family: Measured, regular: string, bold: string): System => ({
  fonts: [{ family, like: family, names: { regular, bold } }],
  fallback: family,
});

export const systems = {
  "DejaVu Sans": alone("DejaVu Sans", "DejaVuSans", "DejaVuSans-Bold"),
  "Segoe UI": alone("Segoe UI", "SegoeUI", "SegoeUI-Bold"),
  // The metrics of SamsungOne are not published. It only has to differ from the fallback font.
  "Samsung's": {
    fonts: [
      {
        family: "SamsungOne",
        like: "Roboto",
        names: { regular: "SamsungOne-400", bold: "SamsungOne-700" },
        wider: 1.08,
      },
      // Since Android 12 one file has all weights, under the names of the regular.
      { family: "Roboto", like: "Roboto", names: { regular: "Roboto-Regular" } },
    ],
    fallback: "Roboto",
  },
} as const satisfies Record<string, System>;

function factsOf({ family, like, names, wider = 1 }: SystemFont, isBold: boolean): FontFacts {
  const { ascent, descent, ...widths } = measured.fonts[like];
  const values = widths[isBold ? "bold" : "regular"].split(" ").map(Number);
  const weight = isBold ? " Bold" : names.bold ? "" : " Regular";
  return {
    family,
    fullName: `${family}${weight}`,
    postScriptName: (isBold && names.bold) || names.regular,
    isBold,
    ascent,
    descent,
    widths: new Map(
      [...measured.letters].map((letter, at) => [letter, Math.round((values[at] ?? 0) * wider)]),
    ),
  };
}

const configuration = (folder: string, family: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
  <alias binding="same"><family>sans-serif</family><prefer><family>${family}</family></prefer></alias>
  <alias binding="same"><family>system-ui</family><prefer><family>${family}</family></prefer></alias>
</fontconfig>
`;

/** Path of the configuration that `writeSystem` writes into a folder. */
export const configurationIn = (folder: string) => path.join(folder, "fonts.conf");

/**
 * Writes the fonts of a system and a configuration for `FONTCONFIG_FILE`, with which Chromium on Linux
 * finds only these fonts.
 * @param folder for this system only; it is created
 */
export function writeSystem({ fonts }: System, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const font of fonts) {
    for (const isBold of font.names.bold ? [false, true] : [false]) {
      const file = path.join(folder, `${font.family} ${isBold ? "bold" : "regular"}.ttf`);
      writeFileSync(file, metricFont(factsOf(font, isBold)));
    }
  }
  writeFileSync(configurationIn(folder), configuration(folder, fonts[0]?.family ?? ""));
}
