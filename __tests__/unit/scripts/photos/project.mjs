// A project with numbered photos, and pictures to add to it.
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
import { runPhotos } from "../../../../scripts/lib/photos/run.mjs";
import * as rules from "../../../../src/content/photo-rules";

export { rules };

/** @returns {Buffer} a picture of one colour */
export function picture({
  width = 800,
  height = 600,
  background = "#336699",
  format = "jpeg",
} = {}) {
  return sharp({ create: { width, height, channels: 3, background } })
    [format]()
    .toBuffer();
}

/** The start of a file in the ISO base media format. */
export function ftyp(major, ...compatible) {
  const box = Buffer.from(`\0\0\0\0ftyp${major}\0\0\0\0${compatible.join("")}`, "latin1");
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(64)]);
}

/** @returns {Record<string, string>} bytes of every file below a folder, by relative path */
export function snapshot(folder) {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)).sort();
  return Object.fromEntries(
    paths.map((file) => [path.relative(folder, file), readFileSync(file, "latin1")]),
  );
}

/**
 * Makes a project in a temporary folder.
 * @param {Record<string, string | Buffer>} gallery files of content/gallery
 */
export function makeProject(gallery) {
  const root = mkdtempSync(path.join(tmpdir(), "sanjalica-photos-"));
  const write = (name, contents) => {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
    return file;
  };
  for (const [name, contents] of Object.entries(gallery))
    write(`content/gallery/${name}`, contents);
  write("content/premises/1.webp", "room 1");
  return {
    root,
    write,
    /** Photos and captions as they are now. */
    gallery: () => snapshot(path.join(root, "content/gallery")),
    read: (name) => readFileSync(path.join(root, name), "utf8"),
    exists: (name) => existsSync(path.join(root, name)),
    removed: () => snapshot(path.join(root, "uklonjene-slike")),
    /** Runs a command as `npm run photos --` would. */
    run: (...args) => runPhotos(args, { root, cwd: root, rules }),
    clear: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Keeps what commands print out of the test's output. */
export function recordOutput() {
  const log = jest.spyOn(console, "log").mockImplementation(() => undefined);
  return { text: () => log.mock.calls.map(([line = ""]) => line).join("\n") };
}
