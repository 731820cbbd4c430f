// Loaded into every process of a build: writes down the most memory it has taken.
import { appendFileSync } from "node:fs";

process.on("exit", () => {
  // maxRSS is in kilobytes.
  const { PEAK_MEMORY_FILE: file = "" } = process.env;
  appendFileSync(file, `${process.resourceUsage().maxRSS}\n`);
});
