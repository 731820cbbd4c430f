// The systems whose fonts the browser tests pretend, as fontconfig shows them to Chromium on Linux.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type FontFacts, metricFont } from "./metric-font";
import measured from "./system-fonts.json";

type Measured = keyof typeof measured.fonts;

/** A font as it is pretended: what it measures is that of a measured one, or in proportion to it. */
interface SystemFont {
  readonly family: string;
  readonly like: Measured;
  /** PostScript names. Without a bold one, all weights are in one file. */
  readonly names: { readonly regular: string; readonly bold?: string };
  /** How much wider than the measured font; as wide, where nothing is said. */
  readonly wider?: number;
}

/** What a system has; what is shown where a page names no font is the first. */
export interface System {
  readonly fonts: readonly SystemFont[];
  /** Whose letters the page must show until its own fonts come. */
  readonly standIn: string;
}

const alone = (family: Measured, regular: string, bold: string): System => ({
  fonts: [{ family, like: family, names: { regular, bold } }],
  standIn: family,
});

export const systems = {
  "DejaVu Sans": alone("DejaVu Sans", "DejaVuSans", "DejaVuSans-Bold"),
  "Segoe UI": alone("Segoe UI", "SegoeUI", "SegoeUI-Bold"),
  // Nobody publishes what SamsungOne measures. It only has to differ from what stands in.
  "Samsung's": {
    fonts: [
      {
        family: "SamsungOne",
        like: "Roboto",
        names: { regular: "SamsungOne-400", bold: "SamsungOne-700" },
        wider: 1.08,
      },
      // Since Android 12 all weights are in one file, whose names are those of the regular.
      { family: "Roboto", like: "Roboto", names: { regular: "Roboto-Regular" } },
    ],
    standIn: "Roboto",
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

/** Where the configuration of a system stands that is written into a folder. */
export const configurationIn = (folder: string) => path.join(folder, "fonts.conf");

/**
 * Writes the fonts of a system, and the configuration that shows Chromium on Linux these alone when
 * `FONTCONFIG_FILE` names it.
 * @param folder of this system alone; it is made
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
