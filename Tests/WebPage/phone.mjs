// How long the page takes on a slow phone: 360×740, 1.6 Mbit/s with answers after 150 ms, a fourth of the speed of this machine, nothing kept.
// usage: CHROMIUM=$(command -v chromium) node phone.mjs [FOLDER...]; medians of three visits, with several folders in turn.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { listen } from "../../Apps/Web/serve.mjs";
import { openBrowser } from "./browser.mjs";

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm" };

/** A server that compresses what it gives, as those of pages do. */
function compressing(folder) {
  const kept = new Map();
  return createServer(({ url }, response) => {
    const name = new URL(url, "http://localhost").pathname.slice(1) || "index.html";
    try {
      if (!kept.has(name)) kept.set(name, gzipSync(readFileSync(join(folder, name)), { level: 9 }));
      response.writeHead(200, { "content-type": types[extname(name)] ?? "application/octet-stream", "content-encoding": "gzip" }).end(kept.get(name));
    } catch {
      response.writeHead(404).end();
    }
  });
}

/** Notes when the month and the day's almanac are drawn, and how far what is seen has moved. */
const notes = `globalThis.seen = { shift: 0 };
  new PerformanceObserver((list) => list.getEntries().forEach((one) => (seen.shift += one.hadRecentInput ? 0 : one.value)))
    .observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const has = { month: document.querySelector("[data-date] .lunar")?.textContent, day: document.querySelector("#day-almanac dd"),
      ready: document.documentElement?.dataset.ready, offline: document.documentElement?.dataset.offline };
    for (const [name, is] of Object.entries(has)) if (is) seen[name] ??= performance.now();
    requestAnimationFrame(look);
  };
  look();`;

/** Visits the page once: the milliseconds to each of its parts, and the bytes that were on their way until then. */
async function visit(browser, url) {
  const page = await browser.open("about:blank", { width: 360, height: 740 });
  await page.call("Network.enable");
  await page.call("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 });
  await page.call("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.call("Page.addScriptToEvaluateOnNewDocument", { source: notes });
  await page.call("Page.navigate", { url });
  await page.until("seen.ready && seen.offline", 60_000);
  const seen = await page.run(`({ ...seen, paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    files: [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map((one) => [one.responseEnd, one.encodedBodySize]) })`);
  await page.close();
  const bytes = (time) => seen.files.reduce((sum, [end, size]) => sum + (end <= time ? size : 0), 0);
  return { paint: seen.paint, month: seen.month, day: seen.day, ready: seen.ready, offline: seen.offline, shift: seen.shift,
    monthBytes: bytes(seen.month), dayBytes: bytes(seen.day) };
}

/** The median of each number over some visits to each of several folders. */
export async function measured(folders, rounds = 3) {
  const browser = await openBrowser(process.env.CHROMIUM, "Asia/Ho_Chi_Minh");
  const servers = folders.map(compressing);
  const visits = folders.map(() => []);
  try {
    const urls = await Promise.all(servers.map((server) => listen(server, 0)));
    for (let round = 0; round < rounds; round++) for (const [place, url] of urls.entries()) visits[place].push(await visit(browser, url));
  } finally {
    await browser.close();
    for (const server of servers) server.close(), server.closeAllConnections();
  }
  return visits.map((list) => Object.fromEntries(Object.keys(list[0]).map((key) =>
    [key, list.map((one) => one[key]).sort((one, other) => one - other)[list.length >> 1]])));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folders = process.argv.length > 2 ? process.argv.slice(2) : [fileURLToPath(new URL("../../.build/web/page", import.meta.url))];
  for (const [place, found] of (await measured(folders)).entries()) {
    const seconds = (key) => `${key} ${(found[key] / 1000).toFixed(2)} s`;
    console.log(`${folders[place]}: ${["paint", "month", "day", "ready", "offline"].map(seconds).join(", ")}; `
      + `${found.monthBytes} bytes to the month, ${found.dayBytes} to the day; shift ${found.shift.toFixed(4)}`);
  }
}
