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
  /** PostScript names, and full names where these do not follow from the family. */
  readonly names: { readonly regular: string; readonly bold?: string; readonly full?: string };
  /** How much wider than the measured font: regular, bold. */
  readonly wider?: readonly [number, number];
}

/** What a system has; what is shown where a page names no font is the first. */
export interface System {
  readonly fonts: readonly SystemFont[];
  /** Whose letters the page must show until its own fonts come. */
  readonly standIn: string;
}

const arial: SystemFont = {
  family: "Arial",
  like: "Liberation Sans",
  names: { regular: "ArialMT", bold: "Arial-BoldMT" },
};

// Average widths of letters in English text, in thousandths of an em, regular and bold, as
// @capsizecss/metrics 4.3.0 gives them: Helvetica Neue 450 and 480, the system font of Apple 417,
// Arial 446 and 480.
const helveticaNeue: SystemFont = {
  family: "Helvetica Neue",
  like: "Liberation Sans",
  names: { regular: "HelveticaNeue", bold: "HelveticaNeue-Bold" },
  wider: [450 / 446, 1],
};
const sanFrancisco: SystemFont = {
  family: "System Font",
  like: "Liberation Sans",
  names: { regular: ".SFNS-Regular", bold: ".SFNS-Bold" },
  wider: [417 / 446, 417 / 446],
};

const roboto: SystemFont = {
  family: "Roboto",
  like: "Roboto",
  names: { regular: "Roboto-Regular", bold: "Roboto-Bold" },
};
// Since Android 12 all weights are in one file, whose names are those of the regular.
const robotoInOneFile: SystemFont = {
  family: "Roboto",
  like: "Roboto",
  names: { regular: "Roboto-Regular", full: "Roboto Regular" },
};
// Nobody publishes what it measures. It only has to differ from what stands in.
const samsungOne: SystemFont = {
  family: "SamsungOne",
  like: "Roboto",
  names: { regular: "SamsungOne-400", bold: "SamsungOne-700" },
  wider: [1.08, 1.08],
};

const alone = (family: Measured, regular: string, bold: string): System => ({
  fonts: [{ family, like: family, names: { regular, bold } }],
  standIn: family,
});

export const systems = {
  "DejaVu Sans": alone("DejaVu Sans", "DejaVuSans", "DejaVuSans-Bold"),
  "Noto Sans": alone("Noto Sans", "NotoSans-Regular", "NotoSans-Bold"),
  "Liberation Sans": alone("Liberation Sans", "LiberationSans", "LiberationSans-Bold"),
  "Segoe UI": alone("Segoe UI", "SegoeUI", "SegoeUI-Bold"),
  Arial: { fonts: [arial], standIn: "Arial" },
  "Helvetica Neue": { fonts: [helveticaNeue], standIn: "Helvetica Neue" },
  "San Francisco": { fonts: [sanFrancisco, helveticaNeue], standIn: "Helvetica Neue" },
  "Roboto in a file a weight": { fonts: [roboto], standIn: "Roboto" },
  "Roboto in one file": { fonts: [robotoInOneFile], standIn: "Roboto" },
  "Samsung's": { fonts: [samsungOne, robotoInOneFile], standIn: "Roboto" },
} as const satisfies Record<string, System>;

function factsOf(font: SystemFont, weight: "regular" | "bold"): FontFacts {
  const { ascent, descent, ...widths } = measured.fonts[font.like];
  const wider = font.wider?.[weight === "bold" ? 1 : 0] ?? 1;
  const values = widths[weight].split(" ").map((width) => Math.round(Number(width) * wider));
  const isBold = weight === "bold";
  return {
    family: font.family,
    fullName: font.names.full ?? (isBold ? `${font.family} Bold` : font.family),
    postScriptName: font.names[weight] ?? "",
    isBold,
    ascent,
    descent,
    widths: new Map([...measured.letters].map((letter, index) => [letter, values[index] ?? 0])),
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
    for (const weight of ["regular", "bold"] as const) {
      if (!font.names[weight]) continue;
      const file = path.join(folder, `${font.family} ${weight}.ttf`);
      writeFileSync(file, metricFont(factsOf(font, weight)));
    }
  }
  writeFileSync(configurationIn(folder), configuration(folder, fonts[0]?.family ?? ""));
}
