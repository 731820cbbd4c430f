// A temporary project with photos, and pictures to add to it.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { runPhotos } from "../../../../scripts/photos/run";

interface Picture {
  width?: number;
  height?: number;
  format?: "jpeg" | "png";
}

/** A picture of one colour. */
export function picture({ width = 800, height = 600, format = "jpeg" }: Picture = {}) {
  return sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .toFormat(format)
    .toBuffer();
}

/** The start of a file in the ISO base media format. */
export function ftyp(major: string, ...compatible: string[]): Buffer {
  const box = Buffer.from(`\0\0\0\0ftyp${major}\0\0\0\0${compatible.join("")}`, "latin1");
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(64)]);
}

export type Project = ReturnType<typeof makeProject>;

/** Makes a project of these files, by their path, in a temporary folder. */
export function makeProject(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(path.join(tmpdir(), "sanjalica-photos-"));
  const write = (name: string, contents: string | Uint8Array) => {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
  };
  for (const [name, contents] of Object.entries(files)) write(name, contents);
  const read = (name: string) => readFileSync(path.join(root, name), "latin1");
  return {
    write,
    read: (name: string) => readFileSync(path.join(root, name), "utf8"),
    picture: async (name: string, options?: Picture) => write(name, await picture(options)),
    /** Bytes of every file below a folder, by the path from there. */
    files(folder: string): Record<string, string> {
      const all = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
      const paths = all
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
      return Object.fromEntries(
        paths.sort().map((name) => [path.relative(folder, name), read(name)]),
      );
    },
    /** Runs a command as `npm run photos --` would. */
    run: (...args: string[]) => runPhotos(args, { root, cwd: root }),
    clear: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Records what commands print, instead of printing it. */
export function recordOutput() {
  const log = jest.spyOn(console, "log").mockImplementation(() => undefined);
  return { text: () => log.mock.calls.map(([line = ""]) => line).join("\n") };
}
