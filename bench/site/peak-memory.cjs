// Loaded into every process of a build: writes down the most memory it has taken.
const { appendFileSync } = require("node:fs");

process.on("exit", () => {
  // maxRSS is in kilobytes.
  appendFileSync(process.env.PEAK_MEMORY_FILE, `${process.resourceUsage().maxRSS}\n`);
});
