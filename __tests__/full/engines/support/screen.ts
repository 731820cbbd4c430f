// A screen in memory for WebKit's window, of the window's size.
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import sharp from "sharp";
import { WEBKIT } from "../../../../scripts/testing/engines";
import { startChild } from "./child";

export interface Screen {
  /** Its name for the variable DISPLAY. */
  readonly display: string;
  /** @returns a PNG of the screen */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Converts what Xvfb keeps in a file: X Window Dump, version 7, of 32 bits a pixel. WebKit's driver would
 * hang while a dialog is open.
 */
function toPng(dump: Buffer): Promise<Buffer> {
  const number = (index: number) => dump.readUInt32BE(index * 4);
  const [headerSize, width, height, lineSize, colours] = [0, 4, 5, 12, 19].map(number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const start = headerSize + colours * 12;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 3) {
      // Blue, green, red, nothing.
      const from = start + y * lineSize + x * 4;
      pixels[to] = dump[from + 2] ?? 0;
      pixels[to + 1] = dump[from + 1] ?? 0;
      pixels[to + 2] = dump[from] ?? 0;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/**
 * Starts Xvfb on a display that it finds free itself.
 * @param folder where it keeps the screen
 */
export async function startScreen(
  { width, height }: { readonly width: number; readonly height: number },
  folder: string,
): Promise<Screen> {
  const size = `${width}x${height}x24`;
  const args = ["-displayfd", "1", "-screen", "0", size, "-fbdir", folder, "-nolisten", "tcp"];
  const server = startChild(WEBKIT.screen, args, { stdio: ["ignore", "pipe", "ignore"] });
  const { stdout } = server.process;
  const named = await Promise.race([
    new Promise<string>((resolve) => stdout && createInterface(stdout).once("line", resolve)),
    server.ended.then(() => ""),
  ]);
  if (!named) throw new Error("Xvfb does not start.");
  return {
    display: `:${named}`,
    screenshot: () => toPng(readFileSync(path.join(folder, "Xvfb_screen0"))),
    close: server.end,
  };
}
