// npm run bench -- check [PHOTOS] [FILES]: how long the content check takes when the centre
// has many photos and texts (1,000 and 200 unless told). The content is made of the shipped one.
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkContent } from "../../../src/check/check-content";
import { CONTENT_DIR } from "../../system/paths";
import { say } from "../../system/report";

const folder = mkdtempSync(path.join(os.tmpdir(), "sanjalica-bench-"));
const content = path.join(folder, "content");

/** @param count photos in the gallery, the shipped ones over and over */
function fillGallery(count: number) {
  const gallery = path.join(content, "gallery");
  const shipped = readdirSync(gallery).filter((file) => file.endsWith(".webp"));
  for (let number = shipped.length + 1; number <= count; number += 1) {
    const from = path.join(gallery, `${(number % shipped.length) + 1}.webp`);
    cpSync(from, path.join(gallery, `${number}.webp`));
    appendFileSync(path.join(gallery, "photos.yml"), `  - photo: "${number}.webp"\n`);
  }
}

/** @param count files of text in all, by more cards for the home page */
function fillPerks(count: number) {
  const text = readFileSync(path.join(content, "perks", "team.md"), "utf8");
  const present = readdirSync(content, { recursive: true, encoding: "utf8" });
  const missing = count - present.filter((file) => /\.(?:md|yml)$/.test(file)).length;
  for (let index = 0; index < missing; index += 1) {
    const card = text.replace(/^order: .*$/m, `order: ${index + 10}`);
    writeFileSync(path.join(content, "perks", `card-${index}.md`), card);
  }
}

async function measure(name: string) {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const problems = await checkContent({
    folder: content,
    cacheFile: path.join(folder, "photos.json"),
  });
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const cpuSeconds = (user + system) / 1e6;
  say(`${name}: ${seconds.toFixed(2)} s, ${cpuSeconds.toFixed(2)} CPU s, ${errors} errors`);
}

export async function measureCheck([photos = "1000", files = "200"]: readonly string[]) {
  try {
    cpSync(CONTENT_DIR, content, { recursive: true });
    fillGallery(Number(photos));
    fillPerks(Number(files));
    say(`${photos} photos in the gallery, ${files} files of text`);
    await measure("first check");
    await measure("next check, photos unchanged");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
