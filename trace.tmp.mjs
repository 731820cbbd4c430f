// usage: dir path rate -> big tasks with breakdown
import { chromium } from "playwright-core";
import { startServer } from "/work/main/scripts/lib/server.mjs";
const [dir, path, rate] = [process.argv[2], process.argv[3], +(process.argv[4] ?? 1)];
const s = await startServer({ root: dir, mailbox: false, port: 0 });
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const c = await b.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
const p = await c.newPage();
const cdp = await c.newCDPSession(p);
if (rate > 1) await cdp.send("Emulation.setCPUThrottlingRate", { rate });
const ev = [];
cdp.on("Tracing.dataCollected", e => ev.push(...e.value));
await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "v8.execute", "disabled-by-default-v8.compile","blink.user_timing", "loading", "v8", "disabled-by-default-v8.cpu_profiler"] } });
await p.goto(s.url + path);
await p.locator("#gatsby-announcer[hidden]").waitFor({ state: "attached", timeout: 60000 });
await p.waitForTimeout(1500);
const done = new Promise(r => cdp.once("Tracing.tracingComplete", r));
await cdp.send("Tracing.end"); await done;
const main = ev.find(e => e.name === "FirstContentfulPaint" || e.name === "firstContentfulPaint");
const pid = main.pid, tid = main.tid;
const t0 = ev.filter(e => e.name === "navigationStart" && e.pid === pid).map(e => e.ts).sort((a,b)=>b-a)[0];
const evs = ev.filter(e => e.pid === pid && e.tid === tid && e.ph === "X");
const tasks = evs.filter(e => e.name === "RunTask" || e.name === "ThreadControllerImpl::RunTask").filter(e => e.ts > t0 && e.dur > 6000 * Math.max(1, rate/2));
console.log("fcp", (main.ts - t0) / 1000, "lcp", ev.filter(e=>e.name==="largestContentfulPaint::Candidate"&&e.pid===pid).map(e=>((e.ts-t0)/1000).toFixed(0)+":"+e.args.data?.type).join(" "));
for (const e of ev.filter(e=>e.name==="ResourceFinish" && e.pid===pid)) { const st = ev.find(x=>x.name==="ResourceSendRequest"&&x.args.data.requestId===e.args.data.requestId); console.log("  res", st?.args.data.url.slice(-60), st?.args.data.priority, ((st?.ts-t0)/1000).toFixed(0), ((e.ts-t0)/1000).toFixed(0), e.args.data.encodedDataLength); }
for (const t of tasks.sort((a,b)=>a.ts-b.ts)) {
  console.log("TASK at", ((t.ts - t0)/1000).toFixed(0), "dur", (t.dur/1000).toFixed(1));
  const inside = evs.filter(e => e !== t && e.ts >= t.ts && e.ts + e.dur <= t.ts + t.dur && e.dur > 1000 && !/RunTask/.test(e.name)).sort((a,b)=>b.dur-a.dur).slice(0, 12);
  for (const e of inside) console.log("    ", e.name, (e.dur/1000).toFixed(1), (e.args.data?.url ?? e.args.fileName ?? e.args.data?.functionName ?? "").slice(-50), e.args.data?.functionName ?? "");
}
await b.close(); s.close(); process.exit();
