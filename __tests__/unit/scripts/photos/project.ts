// A project with photos, and pictures to add to it.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { runPhotos } from "../../../../scripts/photos/run";

interface Picture {
  width?: number;
  height?: number;
  format?: "jpeg" | "png" | "webp" | "avif";
}

/** A picture of one colour. */
export function picture({
  width = 800,
  height = 600,
  format = "jpeg",
}: Picture = {}): Promise<Buffer> {
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

/** Bytes of every file below a folder, by relative path. */
export function snapshot(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(
    paths.map((file) => [path.relative(folder, file), readFileSync(file, "latin1")]),
  );
}

export type Project = ReturnType<typeof makeProject>;

/**
 * Makes a project in a temporary folder, with one photo of the premises.
 * @param gallery files of content/gallery
 */
export function makeProject(gallery: Readonly<Record<string, string | Buffer>>) {
  const root = mkdtempSync(path.join(tmpdir(), "sanjalica-photos-"));
  const write = (name: string, contents: string | Uint8Array) => {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
    return file;
  };
  for (const [name, contents] of Object.entries(gallery))
    write(`content/gallery/${name}`, contents);
  write("content/premises/soba1.webp", "room 1");
  write("content/premises/photos.yml", 'photos:\n  - photo: "soba1.webp"\n');
  return {
    root,
    write,
    /** Photos and their list as they are now. */
    gallery: () => snapshot(path.join(root, "content/gallery")),
    read: (name: string) => readFileSync(path.join(root, name), "utf8"),
    removed: () => snapshot(path.join(root, "uklonjene-slike")),
    /** Runs a command as `npm run photos --` would. */
    run: (...args: string[]) => runPhotos(args, { root, cwd: root }),
    clear: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Keeps what commands print out of the test's output. */
export function recordOutput() {
  const log = jest.spyOn(console, "log").mockImplementation(() => undefined);
  return { text: () => log.mock.calls.map(([line = ""]) => line).join("\n") };
}
