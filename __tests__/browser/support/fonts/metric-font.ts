// Writes small TrueType fonts with the metrics of real ones: names, advance widths, ascent, descent.
// Every glyph is a bar. Except for kerning, text has the same layout as in the real font. Tables and
// fields: OpenType 1.9, https://learn.microsoft.com/typography/opentype/spec/

/** Names of a font, and its metrics in thousandths of an em. */
export interface FontFacts {
  readonly family: string;
  /** `local()` finds the font by this name or the next. */
  readonly fullName: string;
  readonly postScriptName: string;
  readonly isBold: boolean;
  readonly ascent: number;
  /** Positive. */
  readonly descent: number;
  /** The advance width of each character. */
  readonly widths: ReadonlyMap<string, number>;
}

const unitsPerEm = 1000;
/** Width of the glyph for missing characters. */
const missingWidth = 500;

const u16 = (...values: number[]) =>
  Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));

const u32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u16(Math.floor(value / 0x10000), value % 0x10000)));

/** A bar almost as wide as its character, with an outline of four points. */
function barGlyph(width: number): Buffer {
  const [left, top] = [60, 500];
  const right = Math.max(left + 20, width - 60);
  return Buffer.concat([
    u16(1, left, 0, right, top, 3, 0),
    // Each point is on the curve.
    Buffer.from([1, 1, 1, 1]),
    u16(left, right - left, 0, left - right),
    u16(0, 0, top, 0),
  ]);
}

function nameTable({ family, fullName, postScriptName, isBold }: FontFacts): Buffer {
  const names: [number, string][] = [
    [1, family],
    [2, isBold ? "Bold" : "Regular"],
    [4, fullName],
    [6, postScriptName],
  ];
  let text = Buffer.alloc(0);
  const records = names.map(([id, name]) => {
    const bytes = Buffer.from(name, "utf16le").swap16();
    // For Windows, in Unicode, in English.
    const record = u16(3, 1, 0x409, id, bytes.length, text.length);
    text = Buffer.concat([text, bytes]);
    return record;
  });
  return Buffer.concat([u16(0, names.length, 6 + 12 * names.length), ...records, text]);
}

/** Maps the sorted characters to glyphs 1, 2 and so on. */
function cmapTable(codes: readonly number[]): Buffer {
  const groups = codes.map((code, index) => u32(code, code, index + 1));
  const header = Buffer.concat([u16(12, 0), u32(16 + 12 * groups.length, 0, groups.length)]);
  return Buffer.concat([u16(0, 1, 3, 10), u32(12), header, ...groups]);
}

function os2Table({ isBold, ascent, descent }: FontFacts, codes: readonly number[]): Buffer {
  return Buffer.concat([
    u16(4, missingWidth, isBold ? 700 : 400, 5, 0),
    // Subscripts, strike-out, family class, PANOSE: nothing here depends on them.
    Buffer.alloc(32),
    // Latin with two extensions.
    u32(0b1011, 0, 0, 0),
    Buffer.from("none"),
    u16(isBold ? 0x20 : 0x40, codes[0] ?? 0, codes.at(-1) ?? 0),
    u16(ascent, 0x10000 - descent, 0, ascent, descent),
    u32(1, 0),
    u16(500, 700, 0, 32, 1),
  ]);
}

/** Joins the tables to a font file. Checksums are left out: nothing checks them for local fonts. */
function joined(tables: Record<string, Buffer>): Buffer {
  const sorted = Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1));
  const records: Buffer[] = [];
  const bodies: Buffer[] = [];
  let offset = 12 + 16 * sorted.length;
  for (const [tag, table] of sorted) {
    const body = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    records.push(Buffer.concat([Buffer.from(tag), u32(0, offset, table.length)]));
    bodies.push(body);
    offset += body.length;
  }
  return Buffer.concat([u32(0x10000), u16(sorted.length, 0, 0, 0), ...records, ...bodies]);
}

/** @returns a TrueType font with these metrics */
export function metricFont(facts: FontFacts): Buffer {
  const { isBold, ascent, descent } = facts;
  const letters = [...facts.widths]
    .map(([letter, width]) => ({ code: letter.codePointAt(0) ?? 0, width, letter }))
    .sort((a, b) => a.code - b.code);
  const codes = letters.map(({ code }) => code);
  const widths = [missingWidth, ...letters.map(({ width }) => width)];
  const widest = Math.max(...widths);
  const glyphs = letters.map(({ letter, width }) =>
    letter.trim() ? barGlyph(width) : Buffer.alloc(0),
  );
  const offsets = [0, 0];
  for (const glyph of glyphs) offsets.push((offsets.at(-1) ?? 0) + glyph.length);
  return joined({
    "OS/2": os2Table(facts, codes),
    cmap: cmapTable(codes),
    glyf: Buffer.concat(glyphs),
    head: Buffer.concat([
      // The last number is the format's magic number.
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(0, unitsPerEm),
      Buffer.alloc(16),
      u16(0, 0, widest, ascent, isBold ? 1 : 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x10000),
      u16(ascent, 0x10000 - descent, 0, widest, 0, 0, widest, 1, ...Array(7).fill(0)),
      u16(widths.length),
    ]),
    hmtx: Buffer.concat(widths.map((width) => u16(width, 0))),
    loca: u32(...offsets),
    maxp: Buffer.concat([u32(0x10000), u16(widths.length, 4, 1, 0, 0, 1, ...Array(8).fill(0))]),
    name: nameTable(facts),
    post: Buffer.concat([u32(0x30000), Buffer.alloc(28)]),
  });
}
