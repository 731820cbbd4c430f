// Measures a font of this machine for src/styles/fonts.css and for the browser tests:
//
//   npm run bench -- fonts DejaVuSans DejaVuSans-Bold
//
// The names are those of the regular and the bold font, PostScript or full. Prints the size-adjust
// with which the site's texts come out as wide as in Figtree and Platypi, and what the tests need
// to pretend the font (__tests__/browser/support/fonts/system-fonts.json). Needs a built site.
import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { PUBLIC_DIR, ROOT } from "../../system/paths";
import { say, UserError } from "../../system/report";
import { findBrowser } from "../../testing/browser";
import { routes } from "../site/budgets";

/** @param file below the project's folder */
const read = (file: string) => readFileSync(path.resolve(ROOT, file));

const table = "__tests__/browser/support/fonts/system-fonts.json";

type Sources = Readonly<Record<string, { readonly source: string; readonly weight: string }>>;

/** @param name of a file of the site's own fonts */
const ownFont = (name: string) =>
  `url(data:font/woff2;base64,${read(`src/styles/fonts/${name}-bs.woff2`).toString("base64")})`;

const fontSources = (regular: string, bold: string): Sources => ({
  Platypi: { source: ownFont("platypi"), weight: "500 800" },
  Figtree: { source: ownFont("figtree"), weight: "400 700" },
  regular: { source: `local("${regular}")`, weight: "400" },
  bold: { source: `local("${bold}")`, weight: "400" },
});

/** Of all texts of a family: in its own font, in the regular and in the bold one; in px. */
type Widths = Record<"Platypi" | "Figtree", [own: number, regular: number, bold: number]>;

/**
 * Runs in a page. Titles are compared with the bold font and with the regular one, which browsers
 * make bold without making it wider; other texts with the regular one.
 */
async function widthsOfTexts(sources: Sources) {
  for (const [name, { source, weight }] of Object.entries(sources)) {
    const face = new FontFace(`measured ${name}`, source, { weight });
    await face.load().catch(() => {
      throw new Error(`No font here for ${source}`);
    });
    document.fonts.add(face);
  }
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("No canvas");
  const widthIn = (font: string, text: string) => {
    pen.font = font;
    return pen.measureText(text).width;
  };
  const sums: Widths = { Platypi: [0, 0, 0], Figtree: [0, 0, 0] };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim();
    const parent = walker.currentNode.parentElement;
    if (!text || !parent?.checkVisibility()) continue;
    const { fontFamily, fontWeight } = getComputedStyle(parent);
    const family = fontFamily.includes("Platypi") ? "Platypi" : "Figtree";
    sums[family][0] += widthIn(`${fontWeight} 100px "measured ${family}"`, text);
    sums[family][1] += widthIn('100px "measured regular"', text);
    sums[family][2] += widthIn('100px "measured bold"', text);
  }
  return sums;
}

/** Runs in a page that has the fonts. */
function figures(characters: string) {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("No canvas");
  pen.fontKerning = "none";
  const of = (name: string) => {
    pen.font = `1000px "measured ${name}"`;
    return [...characters].map((letter) => Math.round(pen.measureText(letter).width));
  };
  pen.font = '1000px "measured regular"';
  const box = pen.measureText("x");
  return {
    ascent: Math.round(box.fontBoundingBoxAscent),
    descent: Math.round(box.fontBoundingBoxDescent),
    regular: of("regular").join(" "),
    bold: of("bold").join(" "),
  };
}

/** @param args names of the regular and the bold font */
export async function measureFonts([regular, bold]: readonly string[]) {
  if (!regular || !bold) throw new UserError("Upotreba: npm run bench -- fonts REGULAR BOLD");
  const { letters }: { letters: string } = JSON.parse(read(table).toString());
  const fonts = fontSources(regular, bold);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox"],
  });
  try {
    // The policy of the pages forbids fonts in addresses of their own.
    const page = await browser.newPage({ javaScriptEnabled: false, bypassCSP: true });
    const total: Widths = { Platypi: [0, 0, 0], Figtree: [0, 0, 0] };
    for (const route of routes) {
      await page.setContent(read(path.join(PUBLIC_DIR, route, "index.html")).toString());
      const sums = await page.evaluate(widthsOfTexts, fonts);
      for (const family of ["Platypi", "Figtree"] as const) {
        for (const index of [0, 1, 2] as const) total[family][index] += sums[family][index];
      }
    }
    const percent = ([own, ...others]: Widths["Figtree"]) =>
      others.map((width) => `${((100 * own) / width).toFixed(1)}%`);
    const [titlesRegular, titlesBold] = percent(total.Platypi);
    say(`size-adjust for titles: ${titlesBold} of ${bold}, ${titlesRegular} of ${regular}`);
    say(`size-adjust for other texts: ${percent(total.Figtree)[0]} of ${regular}`);
    say(JSON.stringify(await page.evaluate(figures, letters), null, 2));
  } finally {
    await browser.close();
  }
}
