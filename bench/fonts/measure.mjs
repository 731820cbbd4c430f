// @ts-check
// Measures a font of this machine for src/styles/fonts.css and for the browser tests:
//
//   node bench/fonts/measure.mjs DejaVuSans DejaVuSans-Bold
//
// The names are those of the regular and the bold font, PostScript or full. Prints the size-adjust
// with which the site's texts come out as wide as in Figtree and Platypi, and what the tests need
// to pretend the font (__tests__/browser/support/fonts/system-fonts.json). Needs a built site.
import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/lib/browser.mjs";
import { PUBLIC_DIR, ROOT } from "../../scripts/lib/paths.mjs";
import { routes } from "../site/budgets.mjs";

/** @param {string} file below the project's folder */
const read = (file) => readFileSync(path.resolve(ROOT, file));

const table = "__tests__/browser/support/fonts/system-fonts.json";
/** @type {{ letters: string }} */
const { letters } = JSON.parse(read(table).toString());
const [regular, bold] = process.argv.slice(2);
if (!regular || !bold) throw new Error("Usage: node bench/fonts/measure.mjs REGULAR BOLD");

/** @param {string} name of a file of the site's own fonts */
const ownFont = (name) =>
  `url(data:font/woff2;base64,${read(`src/styles/fonts/${name}-bs.woff2`).toString("base64")})`;

const fonts = {
  Platypi: { source: ownFont("platypi"), weight: "500 800" },
  Figtree: { source: ownFont("figtree"), weight: "400 700" },
  regular: { source: `local("${regular}")`, weight: "400" },
  bold: { source: `local("${bold}")`, weight: "400" },
};

/**
 * Runs in a page. Titles are compared with the bold font and with the regular one, which browsers
 * make bold without making it wider; other texts with the regular one.
 * @param {typeof fonts} sources
 */
async function widthsOfTexts(sources) {
  for (const [name, { source, weight }] of Object.entries(sources)) {
    const face = new FontFace(`measured ${name}`, source, { weight });
    await face.load().catch(() => {
      throw new Error(`No font here for ${source}`);
    });
    document.fonts.add(face);
  }
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("No canvas");
  const widthIn = (/** @type {string} */ font, /** @type {string} */ text) => {
    pen.font = font;
    return pen.measureText(text).width;
  };
  const sums = { Platypi: [0, 0, 0], Figtree: [0, 0, 0] };
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

/**
 * Runs in a page that has the fonts.
 * @param {string} characters
 */
function figures(characters) {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("No canvas");
  pen.fontKerning = "none";
  const of = (/** @type {string} */ name) => {
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

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--no-sandbox"],
});
try {
  // The policy of the pages forbids fonts in addresses of their own.
  const page = await browser.newPage({ javaScriptEnabled: false, bypassCSP: true });
  const total = { Platypi: [0, 0, 0], Figtree: [0, 0, 0] };
  for (const route of routes) {
    await page.setContent(read(path.join(PUBLIC_DIR, route, "index.html")).toString());
    const sums = await page.evaluate(widthsOfTexts, fonts);
    for (const family of /** @type {const} */ (["Platypi", "Figtree"])) {
      total[family] = total[family].map((sum, index) => sum + (sums[family][index] ?? 0));
    }
  }
  const percent = ([own = 0, ...others]) =>
    others.map((width) => `${((100 * own) / width).toFixed(1)}%`);
  const [titlesRegular, titlesBold] = percent(total.Platypi);
  console.log(`size-adjust for titles: ${titlesBold} of ${bold}, ${titlesRegular} of ${regular}`);
  console.log(`size-adjust for other texts: ${percent(total.Figtree)[0]} of ${regular}`);
  console.log(JSON.stringify(await page.evaluate(figures, letters), null, 2));
} finally {
  await browser.close();
}
